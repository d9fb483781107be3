public import BallotTerminal

extension MemoryWorld {
  /// A person in front of a terminal in memory who presses these keys, a second apart, as in
  /// `"Down Space Enter"`. For the tests of forms: when the keys are used up the terminal is gone.
  /// - Throws: `KeySyntaxError` at the first word that names no key.
  public static func pressing(
    _ keys: String, size: Size = Size(columns: 80, rows: 24)
  ) throws(KeySyntaxError) -> MemoryWorld {
    let steps = try Key.parse(keys).flatMap { [Step.pause(.seconds(1)), .key($0)] }
    return MemoryWorld(
      environment: [("LANG", "C.UTF-8"), ("TERM", "xterm")],
      terminal: MemoryTerminal(size: size), steps: steps)
  }
}
