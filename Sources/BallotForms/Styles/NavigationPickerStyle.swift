import BallotTerminal

/// One row with the chosen option, which opens a screen of its own with a title and the way back.
public struct NavigationPickerStyle: PickerStyle {
  /// The word for it.
  public let name = "navigation"
  /// The style.
  public init() {}

  /// The closed row, or all rows of the alternate screen.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    guard configuration.isOpen else {
      return configuration.closedBody(glyph: configuration.glyphs.opensScreen, opens: .screen)
    }
    return configuration.openBody(opens: .screen, height: configuration.context.rows)
  }

  /// That of a list, whether it is open or not.
  public func behavior(configuration: PickerConfiguration) -> PickerBehavior {
    configuration.openingBehavior(opens: .screen, height: configuration.context.rows)
  }
}
