/// How a shell writes the few statements that answers need. Each statement comes with its line
/// break.
protocol ShellSyntax {
  /// A text as one word, quoted so that nothing in it is special. It must not hold NUL.
  func quoted(_ text: String) -> String
  /// Gives a variable a text.
  func assignment(_ name: String, _ text: String) -> String
  /// Gives a variable several texts.
  func assignment(_ name: String, _ texts: [String]) -> String
  /// Makes a variable unset, so that none that was inherited is taken for an answer.
  func removal(_ name: String) -> String
  /// Fails with an exit code.
  func failure(_ exitCode: Int) -> String
  /// Writes a text to standard output and ends the script with 0.
  func help(_ text: String) -> String
}

/// What `eval` of every POSIX shell takes (POSIX.1-2024, XCU 2.2.2 and 2.14). Several values are
/// one text of quoted words, for `eval "set -- $name"`.
struct POSIXShellSyntax: ShellSyntax {
  func quoted(_ text: String) -> String {
    // By scalars: as a Character, a quote with a combining mark is not a quote.
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" {
        quoted += #"'\''"#
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "'"
  }

  func assignment(_ name: String, _ text: String) -> String { "\(name)=\(quoted(text))\n" }

  func assignment(_ name: String, _ texts: [String]) -> String {
    assignment(name, texts.map(quoted).joined(separator: " "))
  }

  /// With `-v`, as bash would else remove a function of that name.
  func removal(_ name: String) -> String { "unset -v \(name)\n" }

  func failure(_ exitCode: Int) -> String { "(exit \(exitCode))\n" }

  func help(_ text: String) -> String { "printf '%s\\n' \(quoted(text)); exit 0\n" }
}

/// The same for bash, with several values as an array (Bash manual, section 6.7).
struct BashSyntax: ShellSyntax {
  private let posix = POSIXShellSyntax()

  func quoted(_ text: String) -> String { posix.quoted(text) }
  func assignment(_ name: String, _ text: String) -> String { posix.assignment(name, text) }
  func removal(_ name: String) -> String { posix.removal(name) }
  func failure(_ exitCode: Int) -> String { posix.failure(exitCode) }
  func help(_ text: String) -> String { posix.help(text) }

  func assignment(_ name: String, _ texts: [String]) -> String {
    "\(name)=(\(texts.map(quoted).joined(separator: " ")))\n"
  }
}

/// What fish takes (fish 3.4 and later, "The fish language", sections "Quotes" and "Lists").
/// Statements end in `;`, as `eval` of an unquoted substitution joins lines by blanks; `set` has
/// no scope, so that a variable which the caller made local stays so (decisions 2.2).
struct FishSyntax: ShellSyntax {
  func quoted(_ text: String) -> String {
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  func assignment(_ name: String, _ text: String) -> String { assignment(name, [text]) }

  func assignment(_ name: String, _ texts: [String]) -> String {
    (["set", name] + texts.map(quoted)).joined(separator: " ") + ";\n"
  }

  /// `set -e` fails where there is nothing to remove, which is no failure here.
  func removal(_ name: String) -> String { "set -e \(name); or true;\n" }

  func failure(_ exitCode: Int) -> String { "return \(exitCode);\n" }

  func help(_ text: String) -> String { "printf '%s\\n' \(quoted(text)); exit 0;\n" }
}
