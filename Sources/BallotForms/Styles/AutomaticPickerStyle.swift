/// Segmented where at most four options fit one row, inline up to seven, a menu above.
public struct AutomaticPickerStyle: PickerStyle {
  /// The word for it.
  public let name = "automatic"
  /// The most options of a segmented control.
  static let segmented = 4
  /// The most options that are shown in place.
  static let inline = 7
  /// The style.
  public init() {}

  /// The body of the style that fits.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    if let body = segments(configuration) { return body }
    return isInline(configuration)
      ? InlinePickerStyle().makeBody(configuration: configuration)
      : MenuPickerStyle().makeBody(configuration: configuration)
  }

  /// The behaviour of the style that fits.
  public func behavior(configuration: PickerConfiguration) -> PickerBehavior {
    if let body = segments(configuration) { return body.behavior }
    return isInline(configuration)
      ? InlinePickerStyle().behavior(configuration: configuration)
      : MenuPickerStyle().behavior(configuration: configuration)
  }

  /// The few options in one row, where they fit.
  private func segments(_ configuration: PickerConfiguration) -> StyleBody? {
    guard configuration.count <= Self.segmented, isInline(configuration) else { return nil }
    return SegmentedPickerStyle().segments(configuration)
  }

  /// Whether the options are few and all there, so that nothing has to open.
  private func isInline(_ configuration: PickerConfiguration) -> Bool {
    configuration.filter == nil && !configuration.isOpen && !configuration.isLoading
      && configuration.count <= Self.inline
  }
}
