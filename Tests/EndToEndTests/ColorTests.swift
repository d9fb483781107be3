import BallotTerminal
import TestSupport
import Testing

/// The colour rules at the terminal itself, each beside its neighbour: the flag, NO_COLOR,
/// FORCE_COLOR, CLICOLOR_FORCE, CLICOLOR, TERM, and what the terminal can show.
struct ColorTests {
  private static let rows: [(environment: [String: String], flag: String?, depth: ColorDepth)] = [
    // What the terminal can show.
    ([:], nil, .indexed), (["TERM": "xterm"], nil, .sixteen), (["TERM": "linux"], nil, .eight),
    (["TERM": "xterm-direct"], nil, .trueColor), (["COLORTERM": "truecolor"], nil, .trueColor),
    (["COLORTERM": "24bit", "TERM": "xterm"], nil, .trueColor),
    (["COLORTERM": "yes"], nil, .indexed), (["COLORTERM": ""], nil, .indexed),
    // The flag, above all.
    ([:], "never", .none), ([:], "always", .indexed), ([:], "auto", .indexed),
    (["NO_COLOR": "1"], "always", .indexed), (["NO_COLOR": "1"], "auto", .none),
    (["FORCE_COLOR": "3"], "never", .none), (["CLICOLOR": "0"], "always", .indexed),
    // NO_COLOR, above the other variables, where it is not empty.
    (["NO_COLOR": "1"], nil, .none), (["NO_COLOR": "0"], nil, .none),
    (["NO_COLOR": ""], nil, .indexed), (["NO_COLOR": "1", "FORCE_COLOR": "1"], nil, .none),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], nil, .none),
    (["NO_COLOR": "", "FORCE_COLOR": "0"], nil, .none),
    // FORCE_COLOR, above the other two.
    (["FORCE_COLOR": ""], nil, .indexed), (["FORCE_COLOR": "0"], nil, .none),
    (["FORCE_COLOR": "false"], nil, .none), (["FORCE_COLOR": "true"], nil, .indexed),
    (["FORCE_COLOR": "1"], nil, .sixteen), (["FORCE_COLOR": "2", "TERM": "xterm"], nil, .indexed),
    (["FORCE_COLOR": "3"], nil, .trueColor),
    (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], nil, .none),
    (["FORCE_COLOR": "1", "CLICOLOR": "0"], nil, .sixteen),
    (["FORCE_COLOR": "", "CLICOLOR": "0"], nil, .none),
    // CLICOLOR_FORCE, above CLICOLOR.
    (["CLICOLOR_FORCE": "1"], nil, .indexed), (["CLICOLOR_FORCE": "0"], nil, .indexed),
    (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], nil, .indexed),
    (["CLICOLOR_FORCE": "0", "CLICOLOR": "0"], nil, .none),
    (["CLICOLOR_FORCE": "", "CLICOLOR": "0"], nil, .none),
    // CLICOLOR.
    (["CLICOLOR": "0"], nil, .none), (["CLICOLOR": "1"], nil, .indexed),
    (["CLICOLOR": ""], nil, .indexed),
    // A terminal that takes no sequences gets none, whatever is forced.
    (["TERM": "dumb"], nil, .none), (["TERM": "dumb", "FORCE_COLOR": "3"], nil, .none),
    (["TERM": ""], "always", .none), (["TERM": unset], nil, .none),
  ]

  @Test func coloursAreDrawnWhereTheyAreWanted() throws {
    try trials("F3", "colour rules and their neighbours", count: nil, of: Self.rows) { row, _ in
      let flags = row.flag.map { ["--color", $0] } ?? []
      let session = try Session(
        ballot: ["radio", "--tint", "#ff0000", "--default", "dev"] + flags + [
          "Ask", "dev", "prod",
        ],
        environment: row.environment)
      try session.until("prod")
      session.terminal.collectRest()
      let depth = depth(of: session.terminal.drawnText)
      return depth == row.depth ? [] : ["\(depth)\n\(session.picture)"]
    }
  }

  /// The most colours that a text with the colour #ff0000 in it needs.
  private func depth(of drawn: String) -> ColorDepth {
    if drawn.contains("38;2;255;0;0") { return .trueColor }
    if drawn.contains("38;5;196") { return .indexed }
    // Of the sixteen that is bright red, of the eight red.
    let numbers = drawn.split(separator: "\u{1B}[").compactMap { piece -> Substring? in
      guard let end = piece.firstIndex(where: { !$0.isNumber && $0 != ";" }), piece[end] == "m"
      else { return nil }
      return piece[..<end]
    }.flatMap { $0.split(separator: ";") }.compactMap { Int($0) }
    if numbers.contains(where: (90...97).contains) { return .sixteen }
    return numbers.contains(where: (30...37).contains) ? .eight : .none
  }
}
