import BallotTerminal

/// A box: `☑`, `☐`, `▣` when mixed, `[?]` when nobody has set it. Words stand beside it only where
/// the question names them.
public struct CheckboxToggleStyle: ToggleStyle {
  /// The word for it.
  public let name = "checkbox"
  /// The style.
  public init() {}

  /// The box, in the accent when on.
  public func makeBody(configuration: ToggleConfiguration) -> ToggleBody {
    let glyphs = configuration.context.theme.glyphs
    let markers = configuration.question.markers
    var control = Line()
    let spoken: String
    switch configuration.isOn {
    case true?:
      control.append(markers.on ?? glyphs.boxOn, style: configuration.accent)
      spoken = configuration.onLabel
    case false?:
      control.append(markers.off ?? glyphs.boxOff)
      spoken = configuration.offLabel
    case nil:
      control.append(
        configuration.isMixed ? markers.mixed ?? glyphs.boxMixed : glyphs.boxUndecided,
        style: configuration.accent)
      spoken = configuration.undecided
    }
    let isNamed = configuration.question.onLabel != nil || configuration.question.offLabel != nil
    if isNamed { control.append(" " + spoken) }
    return ToggleBody(control, spoken: spoken)
  }
}
