import BallotTerminal

/// Two words side by side, the chosen one inverted and in brackets: `( yes )  no`; neither while
/// nobody has chosen.
public struct ButtonToggleStyle: ToggleStyle {
  /// The word for it.
  public let name = "button"
  /// The style.
  public init() {}

  /// Both words; brackets tell the chosen one where inverse video does not.
  public func makeBody(configuration: ToggleConfiguration) -> ToggleBody {
    let on = configuration.question.onLabel ?? "yes"
    let off = configuration.question.offLabel ?? "no"
    let state = configuration.isOn
    var control = Line()
    func add(_ word: String, chosen: Bool) {
      if chosen {
        var style = configuration.accent
        style.attributes.insert(.inverse)
        control.append("( \(word) )", style: style)
      } else {
        control.append("  \(word)  ")
      }
    }
    add(on, chosen: state == true)
    let second = control.width + 1
    control.append(state == nil ? "/" : " ")
    add(off, chosen: state == false)
    return ToggleBody(
      control, cursorColumn: state == false ? second + 2 : 2,
      spoken: state.map { $0 ? on : off } ?? configuration.undecided)
  }
}
