/// The colours of a light or a dark page.
enum PicturePage {
  case light, dark

  /// The background.
  var background: RGB {
    switch self {
    case .light: RGB(hexadecimal: 0xFFFFFF)
    case .dark: RGB(hexadecimal: 0x161B22)
    }
  }

  /// Text without a colour.
  var text: RGB {
    switch self {
    case .light: RGB(hexadecimal: 0x1F2328)
    case .dark: RGB(hexadecimal: 0xE6EDF3)
    }
  }

  /// The line around a window, and its buttons.
  var line: RGB {
    switch self {
    case .light: RGB(hexadecimal: 0xD0D7DE)
    case .dark: RGB(hexadecimal: 0x3D444D)
    }
  }

  /// A colour of the palette, 0 to 15: black, red, green, yellow, blue, magenta, cyan and white,
  /// then the bright ones. All can be read on the page.
  func standard(_ number: UInt8) -> RGB {
    let palette =
      switch self {
      case .light: Self.lightPalette
      case .dark: Self.darkPalette
      }
    return RGB(hexadecimal: palette[Int(number % 16)])
  }

  private static let lightPalette: [UInt32] = [
    0x24292F, 0xCF222E, 0x1A7F37, 0x9A6700, 0x0969DA, 0x8250DF, 0x0F7B8A, 0x6E7781,
    0x57606A, 0xA40E26, 0x116329, 0x7D4E00, 0x0550AE, 0x6639BA, 0x1B6C83, 0x4B535D,
  ]
  private static let darkPalette: [UInt32] = [
    0x6E7681, 0xFF7B72, 0x3FB950, 0xD29922, 0x58A6FF, 0xBC8CFF, 0x39C5CF, 0xB1BAC4,
    0x8B949E, 0xFFA198, 0x56D364, 0xE3B341, 0x79C0FF, 0xD2A8FF, 0x56D4DD, 0xFFFFFF,
  ]

  /// The contrast that WCAG 2.2 asks of what is not text (1.4.11).
  static let leastContrast = 3.0

  /// A colour, mixed with the page's text colour only as far as it takes to be seen.
  func readable(_ color: RGB) -> RGB {
    for eighths in 0..<8 {
      let mixed = color.mixed(with: text, eighths: eighths)
      if mixed.contrast(to: background) >= Self.leastContrast { return mixed }
    }
    return text
  }
}

extension RGB {
  /// A colour as `0xRRGGBB`.
  init(hexadecimal value: UInt32) {
    self.init(Int(value >> 16 & 0xFF), Int(value >> 8 & 0xFF), Int(value & 0xFF))
  }

  /// The six digits of `#rrggbb`.
  var hexadecimal: String {
    let digits = String(red << 16 | green << 8 | blue, radix: 16)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio").
  func contrast(to other: RGB) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// WCAG's relative luminance, with a gamma of 2 in the place of sRGB's curve: near enough, and
  /// the same on every machine.
  private var luminance: Double {
    func linear(_ part: Int) -> Double { Double(part * part) / 65025 }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// This colour with so many eighths of another in it.
  fileprivate func mixed(with other: RGB, eighths: Int) -> RGB {
    func mix(_ part: Int, _ other: Int) -> Int { (part * (8 - eighths) + other * eighths) / 8 }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
