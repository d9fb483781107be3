/// What a command line asks for. Help and version are results, not errors.
public enum Parsed: Hashable, Sendable {
  /// Running a command.
  case run(ParsedCommand)
  /// The help of the command at this path; the empty path is the outermost.
  case help([String])
  /// The version.
  case version
  /// Nothing that can be done: every fault, in the order of the arguments, at least one, and what
  /// could be read beside them, for those who have faults of their own to add.
  case faults([ArgumentFault], beside: ParsedCommand)
}

extension CommandDeclaration {
  /// Parses the arguments after the program's name, as the bytes that came. Takes time in
  /// proportion to their length.
  public func parse(_ arguments: [[UInt8]]) -> Parsed {
    parse(
      arguments.enumerated().map { Argument(bytes: $0.element, position: $0.offset + 1) })
  }

  /// Parses arguments that another parser passed through, which keep their places.
  public func parse(_ arguments: [Argument]) -> Parsed {
    var parser = ArgumentParser(root: self, arguments: arguments)
    return parser.parse()
  }
}
