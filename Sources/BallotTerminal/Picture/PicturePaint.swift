/// A colour of a picture, which is another one on light and on dark pages.
enum PicturePaint: Hashable {
  /// The page's own text.
  case text
  /// The page itself.
  case page
  /// The line around a window.
  case line
  /// One of the 16 colours of a terminal's palette.
  case standard(UInt8)
  /// A colour that text has: always told from the page.
  case readable(RGB)
  /// A colour behind text: exactly this one.
  case exact(RGB)

  /// The paint of text in a colour.
  init(text color: Color) {
    self = Self.named(color) ?? .readable(color.rgb)
  }

  /// The paint behind text in a colour.
  init(background color: Color) {
    self = Self.named(color) ?? .exact(color.rgb)
  }

  private static func named(_ color: Color) -> PicturePaint? {
    switch color {
    case .standard(let number): .standard(number % 16)
    case .indexed(let number): number < 16 ? .standard(number) : nil
    case .rgb: nil
    }
  }

  /// What a class of this paint is called.
  var name: String {
    switch self {
    case .text: "t"
    case .page: "p"
    case .line: "l"
    case .standard(let number): "c\(number)"
    case .readable(let color): "f" + color.hexadecimal
    case .exact(let color): "b" + color.hexadecimal
    }
  }

  /// What it looks like on a page.
  func color(on page: PicturePage) -> RGB {
    switch self {
    case .text: page.text
    case .page: page.background
    case .line: page.line
    case .standard(let number): page.standard(number)
    case .readable(let color): page.readable(color)
    case .exact(let color): color
    }
  }
}

extension TextStyle {
  /// The paint of the text.
  var textPaint: PicturePaint {
    attributes.contains(.inverse)
      ? background.map(PicturePaint.init(text:)) ?? .page
      : foreground.map(PicturePaint.init(text:)) ?? .text
  }

  /// The paint behind the text; `nil` for the page's own.
  var backgroundPaint: PicturePaint? {
    attributes.contains(.inverse)
      ? foreground.map(PicturePaint.init(text:)) ?? .text
      : background.map(PicturePaint.init(background:))
  }
}
