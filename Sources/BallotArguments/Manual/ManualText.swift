/// Bytes of a line in the source of a manual page; longer ones are bad style.
private let sourceLineLength = 78

/// Paragraphs of text, one a line, as lines of mdoc; a line that begins with a blank stays as it is.
func paragraphs(_ text: String) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(whereSeparator: \.isNewline) {
    if paragraph.first == " " {
      lines += display([String(paragraph)])
    } else {
      lines += (lines.isEmpty ? [] : [".Pp"]) + sentences(paragraph)
    }
  }
  return lines
}

/// Lines that are shown as they stand, indented.
func display(_ lines: [String]) -> [String] {
  [".Bd -literal -offset indent"] + lines.map { guarded(escaped($0)) } + [".Ed"]
}

/// A paragraph in short lines. Each sentence begins one, as mdoc(7) asks.
private func sentences(_ paragraph: Substring) -> [String] {
  var lines: [String] = []
  var line = ""
  func finishLine() {
    if !line.isEmpty { lines.append(guarded(line)) }
    line = ""
  }
  for word in paragraph.split(separator: " ") {
    let escaped = escaped(String(word))
    if line.utf8.count + 1 + escaped.utf8.count > sourceLineLength { finishLine() }
    line += (line.isEmpty ? "" : " ") + escaped
    if let end = word.last, ".!?".contains(end) { finishLine() }
  }
  finishLine()
  return lines
}

/// A text as one argument of a macro. `\&` keeps a short word from being taken for a macro, and a
/// punctuation mark from being set apart.
func macroArgument(_ text: String) -> String {
  let guarded = (text.unicodeScalars.count <= 3 ? "\\&" : "") + escaped(text)
  guard text.contains(where: { $0 == " " || $0 == "\"" }) else { return guarded }
  return "\"" + guarded + "\""
}

/// A line that roff must not take for a macro.
private func guarded(_ line: String) -> String {
  line.hasPrefix(".") ? "\\&" + line : line
}

/// Text with nothing in it that roff would read or replace, in ASCII (mandoc_char(7)).
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "'": result += "\\(aq"
    case "\"": result += "\\(dq"
    case "`": result += "\\(ga"
    case "^": result += "\\(ha"
    case "~": result += "\\(ti"
    case " "..."~": result.unicodeScalars.append(scalar)
    case "\0"..<"\u{A0}": result += " "
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
    }
  }
  return result
}
