import BallotTerminal

/// A track with a knob at its end: `━━●  on`, `●━━  off`, `━●━  not set`.
public struct SwitchToggleStyle: ToggleStyle {
  /// The word for it.
  public let name = "switch"
  /// The style.
  public init() {}

  /// The knob at the right and the track in the accent when on, at the left when off.
  public func makeBody(configuration: ToggleConfiguration) -> ToggleBody {
    let glyphs = configuration.context.theme.glyphs
    let state = configuration.isOn
    let spoken =
      state.map { $0 ? configuration.onLabel : configuration.offLabel } ?? configuration.undecided
    let markers = configuration.question.markers
    var control = Line()
    switch state {
    case true?:
      control.append(
        markers.on ?? (glyphs.track + glyphs.track + glyphs.knob),
        style: configuration.accent)
    case false?:
      control.append(
        markers.off ?? (glyphs.knob + glyphs.track + glyphs.track),
        style: configuration.context.theme.secondary)
    case nil:
      control.append(
        markers.mixed ?? (glyphs.track + glyphs.knob + glyphs.track),
        style: configuration.context.theme.secondary)
    }
    control.append("  " + spoken)
    return ToggleBody(control, spoken: spoken, isOnAtRight: true)
  }
}
