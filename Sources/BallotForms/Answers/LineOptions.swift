import BallotJSON

/// Why a list of options cannot be used, and where.
public struct OptionError: Error, Hashable, Sendable {
  /// What is wrong, where, and what to do instead.
  public var reason: String
  /// An error with its reason.
  public init(_ reason: String) { self.reason = reason }
}

/// Options from text, one a line.
public enum LineOptions {
  /// The options in these bytes. Without a delimiter a line is taken verbatim; an empty last line
  /// is no option.
  /// - Throws: `OptionError` where a line is not UTF-8, with its number and byte.
  public static func options(_ bytes: [UInt8], _ format: LineFormat) throws(OptionError)
    -> [Option]
  {
    var lines = bytes.split(
      separator: format.endsWithNull ? 0 : 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var options: [Option] = []
    options.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw OptionError(notUTF8(line: index + 1, byte: invalidOffset(line) + 1))
      }
      options.append(option(text, format))
    }
    return options
  }

  /// What is wrong with a line that is not UTF-8; both numbers from 1, the byte's within the line.
  static func notUTF8(line: Int, byte: Int) -> String {
    "line \(line) is not UTF-8 (at its byte \(byte)): convert the list, for example with iconv"
  }

  /// One line as an option, split where the format has a delimiter.
  public static func option(_ line: String, _ format: LineFormat) -> Option {
    guard let delimiter = format.delimiter, !delimiter.isEmpty else { return Option(.string(line)) }
    var rest = Substring(line)
    var value: String?
    var label: String?
    var detail: String?
    for (index, column) in format.columns.enumerated() {
      let isLast = index == format.columns.count - 1
      let part: Substring
      if !isLast, let range = range(of: delimiter, in: rest) {
        part = rest[..<range.lowerBound]
        rest = rest[range.upperBound...]
      } else {
        part = rest
        rest = ""
      }
      switch column {
      case .value: value = String(part)
      case .label: label = part.isEmpty ? nil : String(part)
      case .detail: detail = part.isEmpty ? nil : String(part)
      }
    }
    return Option(.string(value ?? label ?? line), label: label, detail: detail)
  }

  /// Where a text first stands in another, byte for byte.
  private static func range(of text: String, in other: Substring) -> Range<String.Index>? {
    var start = other.utf8.startIndex
    let wanted = Array(text.utf8)
    while let found = other.utf8[start...].firstIndex(of: wanted[0]) {
      let tail = other.utf8[found...]
      if tail.starts(with: wanted) {
        return found..<other.utf8.index(found, offsetBy: wanted.count)
      }
      start = other.utf8.index(after: found)
    }
    return nil
  }

  /// The offset of the first byte that is not part of UTF-8.
  private static func invalidOffset(_ line: ArraySlice<UInt8>) -> Int {
    var low = 0
    for length in 1...max(1, line.count)
    where String(validating: line.prefix(length), as: UTF8.self) != nil {
      low = length
    }
    return low
  }
}
