/// Red, green and blue, 0 to 255 each.
struct RGB: Hashable {
  var red: Int
  var green: Int
  var blue: Int

  init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// How different two colours look: squares weighted by how much the eye sees of each part.
  func distance(to other: RGB) -> Int {
    let red = self.red - other.red
    let green = self.green - other.green
    let blue = self.blue - other.blue
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
}

/// xterm's 256 colours (its `XTerm-col.ad` for the first 16, `256colres.pl` for the others).
enum Palette {
  /// The first 16, as 0xRRGGBB. The user's own may differ: only likeness is judged by these.
  private static let standard: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// What a colour of the palette looks like: 16 colours, a 6×6×6 cube, 24 greys.
  static func rgb(_ number: UInt8) -> RGB {
    let index = Int(number)
    if index < 16 {
      let value = Int(standard[index])
      return RGB(value >> 16, value >> 8 & 0xFF, value & 0xFF)
    }
    if index < 232 {
      let cube = index - 16
      return RGB(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    }
    let grey = 8 + 10 * (index - 232)
    return RGB(grey, grey, grey)
  }

  /// The colour in a range of the palette that looks most like another; the first of equals.
  static func nearest(to color: RGB, among numbers: Range<Int>) -> UInt8 {
    var best: (number: UInt8, distance: Int) = (0, .max)
    for number in numbers {
      let candidate = UInt8(number)
      let distance = rgb(candidate).distance(to: color)
      if distance < best.distance { best = (candidate, distance) }
    }
    return best.number
  }

  /// The six steps of the cube: 0, 95, 135, 175, 215, 255.
  private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
}

extension Color {
  /// What the colour looks like in xterm's palette.
  var rgb: RGB {
    switch self {
    case .standard(let number), .indexed(let number): Palette.rgb(number)
    case .rgb(let red, let green, let blue): RGB(Int(red), Int(green), Int(blue))
    }
  }
}
