extension JSONFault {
  /// What is wrong, in words.
  public var problem: String {
    switch self {
    case .notUTF8: "bytes that are not UTF-8"
    case .utf16: "the text is UTF-16, not UTF-8"
    case .tooLarge: "the text is larger than 4 GiB"
    case .noValue: "there is no value"
    case .textAfterValue: "there is more after the value"
    case .commaBetweenValues: "a comma between values outside an array"
    case .endsInside(let container, let opened):
      "the text ends inside \(container.description) that begins at \(opened)"
    case .wrongClosing(let container, let opened):
      "\(container.description) that begins at \(opened) is closed with the wrong bracket"
    case .nothingToClose(let container): "a \(container.closing) that closes nothing"
    case .tooDeep(let limit): "more than \(limit) arrays and objects inside each other"
    case .commaBeforeClosing(let container): "a comma before \(container.closing)"
    case .commaWithoutValue: "a comma with no value before it"
    case .missingComma: "no comma between two values"
    case .missingColon: "no colon after a name"
    case .missingValue: "no value after the colon"
    case .missingName: "a value without a name in an object"
    case .colonInArray: "a name in an array"
    case .unquotedName(let name): "the name \(name) has no quotes"
    case .endsInsideString: "a string without an end"
    case .controlInString(let scalar): "the control character \(scalar.codePoint) in a string"
    case .lineBreakInString: "a line break in a string"
    case .unknownEscape(let scalar): "JSON has no escape \\\(scalar.shown)"
    case .shortUnicodeEscape: "\\u without four hexadecimal digits"
    case .loneSurrogate: "half of a surrogate pair"
    case .singleQuotes: "single quotes"
    case .curlyQuotes: "typographic quotes"
    case .leadingZero: "a number that begins with 0"
    case .plusSign: "a number that begins with +"
    case .minusWithoutDigits: "a - without digits"
    case .pointWithoutDigits: "a decimal point without digits on both sides"
    case .exponentWithoutDigits: "an exponent without digits"
    case .notANumber(let text): "\(text) is no number"
    case .nonFinite(let word): "JSON has no \(word)"
    case .unknownWord(let word): "JSON has no word \(word)"
    case .comment: "JSON has no comments"
    case .unusualSpace(let scalar): "JSON has no space \(scalar.codePoint)"
    case .unexpected(let scalar): "\(scalar.shown) does not belong here"
    }
  }

  /// What to do instead, in words.
  public var advice: String {
    switch self {
    case .notUTF8, .utf16: "save the file as UTF-8"
    case .tooLarge: "split it"
    case .noValue: "write one, such as {}"
    case .textAfterValue: "keep one value, or put all of them in one array"
    case .commaBetweenValues: "remove the comma, or put all values in [ and ]"
    case .endsInside(let container, _): "add \(container.closing)"
    case .wrongClosing(let container, _): "write \(container.closing) here"
    case .nothingToClose: "remove it"
    case .tooDeep: "nest fewer"
    case .commaBeforeClosing, .commaWithoutValue: "remove the comma"
    case .missingComma: "put a comma before this one"
    case .missingColon: "put a : between the name and its value"
    case .missingValue: "write one, such as null"
    case .missingName: "write it as \"name\": value, or use [ and ]"
    case .colonInArray: "names stand in objects: use { and }"
    case .unquotedName(let name): "write \"\(name)\""
    case .endsInsideString: "close it with \""
    case .controlInString(let scalar): "write \(scalar.jsonEscape)"
    case .lineBreakInString: "write \\n, or close the string with \""
    case .unknownEscape: "write \\\\ for a backslash"
    case .shortUnicodeEscape: "write it as in \\u00e9"
    case .loneSurrogate: "write both halves, or the character itself"
    case .singleQuotes, .curlyQuotes: "use double quotes, \""
    case .leadingZero: "remove the 0, or put quotes around a code such as \"007\""
    case .plusSign: "remove the +"
    case .minusWithoutDigits: "write digits after it"
    case .pointWithoutDigits: "write 0.5, 5.0 or 5"
    case .exponentWithoutDigits: "write it as in 1e9"
    case .notANumber: "write decimal digits, or put quotes around it"
    case .nonFinite: "use null or a string"
    case .unknownWord(let word): Self.adviceForWord(word)
    case .comment: "remove the comment"
    case .unusualSpace: "use an ordinary space"
    case .unexpected: "remove it, or put quotes around text"
    }
  }

  /// The words of other languages that stand for a word of JSON.
  private static func adviceForWord(_ word: String) -> String {
    switch word.lowercased() {
    case "true", "yes", "on": "write true"
    case "false", "no", "off": "write false"
    case "null", "none", "nil", "undefined": "write null"
    default: "put double quotes around text"
    }
  }
}

extension Unicode.Scalar {
  /// `U+00A0`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character if it is printable ASCII, else its code point.
  fileprivate var shown: String {
    (0x21...0x7E).contains(value) ? String(self) : codePoint
  }
}
