/// All options in place below the prompt, a check at the chosen ones.
public struct InlinePickerStyle: PickerStyle {
  /// The word for it.
  public let name = "inline"
  /// The style.
  public init() {}

  /// The options, one a row; boxes where several may be chosen.
  public func makeBody(configuration: PickerConfiguration) -> StyleBody {
    configuration.listBody(markers: configuration.listMarkers, numbered: false)
  }

  /// That of a list.
  public func behavior(configuration: PickerConfiguration) -> PickerBehavior {
    configuration.listBehavior()
  }
}

extension PickerConfiguration {
  /// The markers of a list: a check for one, boxes for several.
  var listMarkers: MarkerSet {
    isMultiple ? boxMarkers : (glyphs.check, " ", glyphs.mixed)
  }
}
