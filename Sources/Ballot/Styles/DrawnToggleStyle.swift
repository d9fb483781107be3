import BallotForms
import BallotTerminal

/// A style made of views as the engine runs it: draws what the views say in one row, and runs their
/// action for Space.
struct DrawnToggleStyle<Style: ToggleStyle>: BallotForms.ToggleStyle {
  let style: Style
  var name: String { String(describing: Style.self) }

  init(_ style: Style) { self.style = style }

  func makeBody(configuration: ToggleConfiguration) -> ToggleBody {
    let state = Storage(configuration.isOn ?? false)
    var drawing = RowDrawing(configuration)
    drawing.add(pieces(configuration, state))
    var control = drawing.line
    if configuration.isOn == nil {
      control.append("  " + configuration.undecided, style: configuration.context.theme.secondary)
    }
    let word = state.value ? configuration.onLabel : configuration.offLabel
    let spoken = configuration.isOn == nil ? configuration.undecided : drawing.spoken ?? word
    return ToggleBody(control, spoken: spoken, isOnAtRight: true) { isOn in
      let state = Storage(isOn ?? false)
      var pressed = RowDrawing(configuration)
      pressed.add(pieces(configuration, state))
      guard !pressed.actions.isEmpty else {
        isOn = !state.value
        return
      }
      for action in pressed.actions { action() }
      isOn = state.value
    }
  }

  /// What the style makes of a state.
  private func pieces(_ data: ToggleConfiguration, _ state: Storage<Bool>) -> [ViewPiece] {
    style.makeBody(configuration: ToggleStyleConfiguration(data, state))
      .pieces(in: ViewEnvironment())
  }
}

/// Pieces drawn side by side.
private struct RowDrawing {
  let configuration: ToggleConfiguration
  var line = Line()
  var spoken: String?
  var actions: [() -> Void] = []

  init(_ configuration: ToggleConfiguration) { self.configuration = configuration }

  mutating func add(_ pieces: [ViewPiece]) {
    for piece in pieces {
      spoken = spoken ?? piece.environment.spoken
      switch piece.content {
      case .text(let text): add(text(), piece)
      case .image(let glyph): add(glyph, piece)
      case .row(let inner): add(inner)
      case .control(let body):
        separate()
        line.append(body.control)
        spoken = spoken ?? body.spoken
      case .action(let action): actions.append(action)
      case .heading, .sectionEnd, .form, .question: break
      }
    }
  }

  private mutating func add(_ text: String, _ piece: ViewPiece) {
    separate()
    line.append(
      text,
      style: TextStyle(
        foreground: piece.color, attributes: piece.environment.attributes))
  }

  private mutating func separate() {
    if line.width > 0 { line.append(" ") }
  }
}
