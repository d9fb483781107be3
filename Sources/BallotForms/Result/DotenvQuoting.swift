/// How a text is written as a dotenv value, so that `sh` (which sources such files), python-dotenv
/// 1.2 and node's dotenv 17 read the same text back. There is no common standard; escapes differ
/// in each of them, so none is ever used (decisions 2.12).
enum DotenvQuoting {
  /// Without quotes.
  case bare
  /// In `'`.
  case single
  /// In `"`.
  case double

  /// The first quoting that can hold a text; `nil` where none can.
  init?(for text: String) {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(Self.isBare) {
      self = .bare
    } else if Self.hindrance(in: text) != nil {
      return nil
    } else {
      self = text.unicodeScalars.contains("'") ? .double : .single
    }
  }

  /// The text with its quotes.
  func quoted(_ text: String) -> String {
    switch self {
    case .bare: text
    case .single: "'\(text)'"
    case .double: "\"\(text)\""
    }
  }

  /// The character that keeps a text out of every quoting, in words; `nil` when there is none.
  static func hindrance(in text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    if scalars.contains("\0") { return "the character NUL" }
    // Readers take it for a line break and hand on a line feed.
    if scalars.contains("\r") { return "a carriage return" }
    if scalars.contains("'") {
      // Double quotes are left, in which these are special.
      let special = scalars.first { ["$", "`", "\"", "\\"].contains($0) }
      return special.map { "a single quote together with \(name(of: $0))" }
    }
    // python-dotenv reads \\ as \ and \' as ' in single quotes, and fills in ${NAME} in any.
    if scalars.last == "\\" { return "a backslash at its end" }
    for (scalar, next) in zip(scalars, scalars.dropFirst()) {
      switch (scalar, next) {
      case ("\\", "\\"): return "two backslashes in a row"
      case ("$", "{"): return "${"
      default: continue
      }
    }
    return nil
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "$": "a dollar sign"
    case "`": "a backquote"
    case "\"": "a double quote"
    default: "a backslash"
    }
  }

  /// Special to no reader, wherever it stands.
  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "_", ".", "/", ":", "@", "%", "+", ",", "-": true
    default: false
    }
  }
}
