/// What can be wrong in a JSON text.
public enum JSONFault: Hashable, Sendable {
  // The text as a whole.

  /// Bytes that are not well-formed UTF-8 (Unicode 16.0, section 3.9, table 3-7).
  case notUTF8
  /// The text looks like UTF-16.
  case utf16
  /// The text is larger than 4 GiB.
  case tooLarge
  /// The text holds white space at most.
  case noValue
  /// Something follows the one value.
  case textAfterValue
  /// A comma where no array is open.
  case commaBetweenValues

  // Arrays and objects.

  /// The text ends before a container does.
  case endsInside(JSONContainer, opened: SourcePosition)
  /// A container meets the closing bracket of the other kind.
  case wrongClosing(JSONContainer, opened: SourcePosition)
  /// A closing bracket where nothing is open.
  case nothingToClose(JSONContainer)
  /// More containers inside each other than the reader was told to allow.
  case tooDeep(limit: Int)
  /// A comma after the last element or member.
  case commaBeforeClosing(JSONContainer)
  /// A comma where a value or name should be.
  case commaWithoutValue
  /// Two elements or members without a comma.
  case missingComma
  /// Something else after a name.
  case missingColon
  /// The object ends after a colon.
  case missingValue
  /// A number, array or object where a name should be.
  case missingName
  /// A colon after an element.
  case colonInArray
  /// A name without quotes.
  case unquotedName(String)

  // Strings.

  /// The text ends before a string does.
  case endsInsideString
  /// A control character that a string must escape.
  case controlInString(Unicode.Scalar)
  /// A line feed or carriage return that a string must escape.
  case lineBreakInString
  /// A backslash before a character that is no escape.
  case unknownEscape(Unicode.Scalar)
  /// `\u` without four hexadecimal digits.
  case shortUnicodeEscape
  /// `\u` with a surrogate that has no other half.
  case loneSurrogate
  /// `'` for `"`.
  case singleQuotes
  /// A typographic quotation mark for `"`.
  case curlyQuotes

  // Numbers.

  /// A zero before other digits.
  case leadingZero
  /// `+` before a number.
  case plusSign
  /// `-` without a number.
  case minusWithoutDigits
  /// A decimal point that lacks digits before or after it.
  case pointWithoutDigits
  /// An exponent that lacks digits.
  case exponentWithoutDigits
  /// A number that runs into letters or signs, such as `0x1F` or `1.2.3`.
  case notANumber(String)
  /// `NaN` or `Infinity`.
  case nonFinite(String)

  // What JSON does not have.

  /// A word other than `true`, `false` and `null`.
  case unknownWord(String)
  /// A comment, by its first character.
  case comment
  /// White space other than space, tab, line feed and carriage return.
  case unusualSpace(Unicode.Scalar)
  /// Any other character outside strings.
  case unexpected(Unicode.Scalar)
}

/// The two values that hold others.
public enum JSONContainer: Hashable, Sendable {
  /// `[` … `]`.
  case array
  /// `{` … `}`.
  case object

  /// The character that opens it.
  public var opening: Unicode.Scalar { self == .array ? "[" : "{" }
  /// The character that closes it.
  public var closing: Unicode.Scalar { self == .array ? "]" : "}" }
  /// What it is, in a sentence.
  var description: String { self == .array ? "the array" : "the object" }
}
