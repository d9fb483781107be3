@testable import BallotArguments
import Testing

extension Parsed {
  /// The result in one line, to compare with a row of a table.
  var transcript: String {
    switch self {
    case .help(let path): (["help"] + path).joined(separator: " ")
    case .version: "version"
    case .faults(let faults, _): faults.map(\.transcript).joined(separator: "; ")
    case .run(let command): command.transcript
    }
  }
}

extension ParsedCommand {
  /// Path, options, operands and rest: `radio option=a pretty! | PROMPT=p | rest`.
  var transcript: String {
    let options = occurrences.map { occurrence in
      switch occurrence.value {
      case .on: occurrence.name
      case .off: occurrence.name + "!"
      case .text(let text): "\(occurrence.name)=\(text)"
      }
    }
    var parts = [(path + options).joined(separator: " ")]
    let named = operands.map { "\($0.name)=\($0.argument.text)" }.joined(separator: " ")
    if !named.isEmpty || rest != nil { parts.append(named) }
    if let rest { parts.append(rest.map(\.text).joined(separator: " ")) }
    return parts.joined(separator: " | ")
  }
}

extension ArgumentFault {
  /// Place and kind: `@2 unknown --foo ?--for`.
  var transcript: String {
    let place = position.map { "@\($0) " } ?? ""
    func maybe(_ suggestion: String?) -> String { suggestion.map { " ?\($0)" } ?? "" }
    switch reason {
    case .notUTF8(let visibleForm): return place + "bytes \(visibleForm)"
    case .unknownOption(let spelling, let near): return place + "unknown \(spelling)\(maybe(near))"
    case .unknownCommand(let word, let near): return place + "no command \(word)\(maybe(near))"
    case .missingCommand: return place + "no command"
    case .missingValue(let spelling, let placeholder):
      return place + "\(spelling) needs \(placeholder)"
    case .unwantedValue(let spelling, let value, let inversion):
      return place + "\(spelling) takes no \(value)\(maybe(inversion))"
    case .invalidValue(let subject, let value, _, let near):
      return place + "\(subject) not \(value)\(maybe(near))"
    case .repeatedOption(let spelling, let first): return place + "\(spelling) again, @\(first)"
    case .conflictingOptions(let spelling, let other): return place + "\(spelling) or \(other)"
    case .missingOption(let spelling, _): return place + "missing \(spelling)"
    case .misplacedOption(let argument, let first): return place + "\(argument) after \(first)"
    case .missingOperand(let name): return place + "missing \(name)"
    case .unexpectedOperand(let argument, let more): return place + "unexpected \(argument)+\(more)"
    }
  }
}

/// Splits a row of a table into arguments at its blanks; `''` is an empty argument, `·` a blank.
func arguments(_ line: String) -> [[UInt8]] {
  line.split(separator: " ").map { word in
    Array((word == "''" ? "" : word.map { $0 == "·" ? " " : String($0) }.joined()).utf8)
  }
}

/// Rows of a command line and what it is parsed as.
func expect(
  _ command: CommandDeclaration, _ rows: [(line: String, result: String)]
) {
  for row in rows {
    let result = command.parse(arguments(row.line)).transcript
    #expect(result == row.result, "\(command.name) \(row.line)")
  }
}
