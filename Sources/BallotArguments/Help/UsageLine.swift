extension CommandDeclaration {
  /// The parts of the usage line after the command's name, each to be kept in one piece.
  var usageParts: [String] {
    let shown = options.filter { !$0.isHidden }
    var parts: [String] = []
    if shown.contains(where: { !$0.isRequired }) { parts.append("[OPTIONS]") }
    for option in shown where option.isRequired {
      parts.append(option.spelling + (option.placeholder.map { " " + $0 } ?? ""))
    }
    if !subcommands.isEmpty { parts += ["COMMAND", "[ARGUMENTS]"] }
    parts += operands.map(\.usage)
    if let passThrough {
      parts += ["[--", passThrough.name + (passThrough.arity == .many ? "...]" : "]")]
    }
    return parts
  }

  /// The path of this command as its users write it: `ballot form`.
  func invocation(at path: [String]) -> String {
    ([name] + path).joined(separator: " ")
  }
}

extension OperandDeclaration {
  /// The operand in a usage line: `PROMPT`, `[FILE]`, `[OPTION...]`.
  var usage: String {
    switch arity {
    case .one: name
    case .optional: "[\(name)]"
    case .many: "[\(name)...]"
    }
  }
}

extension OptionDeclaration {
  /// The option in a list: `-f, --format FORMAT`, `--[no-]tests`, `--lists NAME, --no-lists`.
  var term: String {
    guard let placeholder else {
      let prefix = isInvertible ? "--[no-]" : "--"
      return (shortNames.map { "-" + String($0) } + longNames.map { prefix + $0 })
        .joined(separator: ", ")
    }
    let names = (shortNames.map { "-" + String($0) } + longNames.map { "--" + $0 })
      .joined(separator: ", ")
    return (["\(names) \(placeholder)"] + invertedSpellings).joined(separator: ", ")
  }
}
