public import BallotForms

/// SwiftUI's name of the style that opens a screen of its own.
public typealias NavigationLinkPickerStyle = NavigationPickerStyle
/// SwiftUI's name of the style that goes by what there is to show.
public typealias DefaultPickerStyle = AutomaticPickerStyle

extension PickerStyle where Self == AutomaticPickerStyle {
  /// Segmented where at most four options fit one row, inline up to seven, a menu above.
  public static var automatic: AutomaticPickerStyle { AutomaticPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// One row, which opens a list below it.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options in one row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A drum whose centre row is chosen.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A grid of swatches or icons.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationPickerStyle {
  /// A row that opens a screen of its own.
  public static var navigationLink: NavigationPickerStyle { NavigationPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Round markers.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
