/// A button for a question alone, a switch on a page.
public struct AutomaticToggleStyle: ToggleStyle {
  /// The word for it.
  public let name = "automatic"
  /// The style.
  public init() {}

  /// The body of the style that fits.
  public func makeBody(configuration: ToggleConfiguration) -> ToggleBody {
    configuration.context.isAlone
      ? ButtonToggleStyle().makeBody(configuration: configuration)
      : SwitchToggleStyle().makeBody(configuration: configuration)
  }
}
