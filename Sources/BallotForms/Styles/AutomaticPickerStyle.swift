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
    if configuration.filter == nil, !configuration.isOpen {
      let total =
        configuration.question.other == nil ? configuration.count : configuration.count + 1
      if total <= Self.segmented, !configuration.isLoading,
        let body = SegmentedPickerStyle().segments(configuration)
      {
        return body
      }
      if configuration.count <= Self.inline, !configuration.isLoading {
        return InlinePickerStyle().makeBody(configuration: configuration)
      }
    }
    return MenuPickerStyle().makeBody(configuration: configuration)
  }
}
