/// Where things are in a picture. Lengths are whole tenths of a pixel, so that every machine
/// writes the same numbers.
struct PictureLayout {
  /// The columns of the screen.
  let columns: Int
  /// The rows that are drawn.
  let rows: Int
  /// Whether there is a window around the screen.
  let hasWindow: Bool
  /// Whether the window has a title.
  let hasTitleBar: Bool

  /// The size of the text.
  static let fontSize = 140
  /// The size of a cell: 0.6 em, as the letters of most fonts for terminals, by about 1.3 em.
  static let cell = (width: 84, height: 180)
  /// The height of a title bar.
  static let titleBar = 320
  /// Between the edge and the screen.
  private static let padding = 140

  /// The place of the first column.
  var left: Int { Self.padding }
  /// The place of the first row.
  var top: Int { Self.padding + (hasTitleBar ? Self.titleBar : 0) }
  /// The width of the picture, a whole number of pixels.
  var width: Int { Self.wholePixels(columns * Self.cell.width + 2 * Self.padding) }
  /// The height of the picture.
  var height: Int { Self.wholePixels(rows * Self.cell.height + top + Self.padding) }

  /// The line that the letters of a row stand on.
  static func baseline(ofRow row: Int) -> Int { row * cell.height + 135 }

  private static func wholePixels(_ length: Int) -> Int { (length + 9) / 10 * 10 }
}

extension Int {
  /// A length in tenths of a pixel as SVG writes it: `84` is `8.4`.
  var pixels: String {
    let sign = self < 0 ? "-" : ""
    let tenths = magnitude % 10
    return sign + "\(magnitude / 10)" + (tenths == 0 ? "" : ".\(tenths)")
  }
}
