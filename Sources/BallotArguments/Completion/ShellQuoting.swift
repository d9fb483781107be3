/// A text as one word of a POSIX shell, of bash and of zsh, with nothing in it special
/// (POSIX XCU 2.2.2).
func shellQuoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
}

/// A text as one word of fish, where a backslash escapes itself and a quote between quotes.
func fishQuoted(_ text: String) -> String {
  "'" + text.map { $0 == "'" || $0 == "\\" ? "\\" + String($0) : String($0) }.joined() + "'"
}

/// A text that stands beside a value: its first line, harmless for a terminal.
func description(of text: String) -> String {
  harmless(String(text.prefix { !$0.isNewline }))
}
