public import BallotTerminal

extension Color {
  /// The colour that a text names: one of `names`, `#rgb`, `#rrggbb`, or a number of xterm's
  /// palette from 0 to 255; `nil` for anything else. Case and the dash in `bright-red` do not
  /// matter.
  public init?(named text: String) {
    if text.first == "#" {
      guard let color = Self.hexadecimal(text.utf8.dropFirst()) else { return nil }
      self = color
    } else if let number = UInt8(text), text.utf8.first != UInt8(ascii: "+") {
      self = .indexed(number)
    } else {
      let wanted = Self.folded(text)
      guard let entry = Self.table.first(where: { Self.folded($0.name) == wanted }) else {
        return nil
      }
      self = entry.color
    }
  }

  /// The names of colours, for messages and completion.
  public static var names: [String] { table.map(\.name) }

  /// The 16 names of ECMA-48's colours, which are the user's own palette, and further names that
  /// SwiftUI has, as the nearest of xterm's 256 colours.
  private static let table: [(name: String, color: Color)] = [
    ("black", .standard(0)), ("red", .standard(1)), ("green", .standard(2)),
    ("yellow", .standard(3)), ("blue", .standard(4)), ("magenta", .standard(5)),
    ("cyan", .standard(6)), ("white", .standard(7)), ("gray", .standard(8)),
    ("grey", .standard(8)), ("bright-red", .standard(9)), ("bright-green", .standard(10)),
    ("bright-yellow", .standard(11)), ("bright-blue", .standard(12)),
    ("bright-magenta", .standard(13)), ("bright-cyan", .standard(14)),
    ("bright-white", .standard(15)), ("orange", .indexed(208)), ("amber", .indexed(214)),
    ("brown", .indexed(130)), ("pink", .indexed(205)), ("purple", .indexed(134)),
    ("indigo", .indexed(62)), ("teal", .indexed(37)), ("mint", .indexed(79)),
  ]

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != " " }
  }

  /// Three or six hexadecimal digits.
  private static func hexadecimal(_ digits: Substring.UTF8View) -> Color? {
    let values = digits.compactMap { byte in
      Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
    }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: return .rgb(red: values[0] * 17, green: values[1] * 17, blue: values[2] * 17)
    case 6:
      return .rgb(
        red: values[0] * 16 + values[1], green: values[2] * 16 + values[3],
        blue: values[4] * 16 + values[5])
    default: return nil
    }
  }
}
