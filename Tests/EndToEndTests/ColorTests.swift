import BallotTerminal
import TestSupport
import Testing

/// The colour rules at the terminal itself; the units know every combination.
struct ColorTests {
  private let radio = ["Deploy to", "dev", "prod"]

  @Test func coloursAreDrawnWhereTheyAreWanted() throws {
    let rows: [([String: String], [String], Bool)] = [
      ([:], [], true), (["NO_COLOR": "1"], [], false), (["NO_COLOR": ""], [], true),
      (["NO_COLOR": "1"], ["--color", "always"], true), ([:], ["--color", "never"], false),
      (["CLICOLOR": "0"], [], false),
      (["NO_COLOR": "1", "FORCE_COLOR": "1"], [], false),
    ]
    for (environment, arguments, isColored) in rows {
      let session = try Session(
        ballot: ["radio"] + arguments + ["--default", "dev"] + radio,
        environment: environment)
      try session.until("enter accept")
      let colors = session.screen.rows.flatMap(\.cells).contains { $0.style.foreground != nil }
      #expect(colors == isColored, "\(environment) \(arguments)\n\(session.picture)")
    }
  }
}
