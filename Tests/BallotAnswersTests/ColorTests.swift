import BallotAnswers
import BallotTerminal
import Testing

/// The order of `reliability.md` 1.6, each rule beside its neighbours.
@Test func coloursFollowTheEnvironment() {
  let xterm = ["TERM": "xterm-256color"]
  func with(_ more: [String: String], _ base: [String: String]) -> [String: String] {
    base.merging(more) { $1 }
  }
  let table: [(ColorChoice, [String: String], Bool, ColorDepth)] = [
    (.auto, [:], true, .none),
    (.auto, ["TERM": ""], true, .none),
    (.auto, ["TERM": "dumb"], true, .none),
    (.auto, ["TERM": "unknown"], true, .none),
    (.auto, ["TERM": "xterm"], true, .sixteen),
    (.auto, ["TERM": "linux"], true, .eight),
    (.auto, xterm, true, .indexed),
    (.auto, ["TERM": "xterm-direct"], true, .trueColor),
    (.auto, with(["COLORTERM": "truecolor"], xterm), true, .trueColor),
    (.auto, with(["COLORTERM": "24bit"], ["TERM": "xterm"]), true, .trueColor),
    (.auto, with(["COLORTERM": "yes"], xterm), true, .indexed),
    (.auto, xterm, false, .none),
    (.auto, with(["NO_COLOR": "1"], xterm), true, .none),
    (.auto, with(["NO_COLOR": "0"], xterm), true, .none),
    (.auto, with(["NO_COLOR": ""], xterm), true, .indexed),
    (.auto, with(["NO_COLOR": "1", "FORCE_COLOR": "3"], xterm), true, .none),
    (.auto, with(["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], xterm), true, .none),
    (.always, with(["NO_COLOR": "1"], xterm), true, .indexed),
    (.always, [:], false, .sixteen),
    (.always, ["TERM": "dumb"], false, .sixteen),
    (.never, with(["FORCE_COLOR": "3"], xterm), true, .none),
    (.never, with(["CLICOLOR_FORCE": "1"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": ""], xterm), false, .none),
    (.auto, with(["FORCE_COLOR": "0"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": "false"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": "1"], xterm), false, .sixteen),
    (.auto, with(["FORCE_COLOR": "2"], ["TERM": "xterm"]), false, .indexed),
    (.auto, with(["FORCE_COLOR": "3"], ["TERM": "xterm"]), false, .trueColor),
    (.auto, with(["FORCE_COLOR": "true"], xterm), false, .indexed),
    (.auto, with(["FORCE_COLOR": "yes"], ["TERM": "dumb"]), false, .sixteen),
    (.auto, with(["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], xterm), true, .none),
    (.auto, with(["FORCE_COLOR": "", "CLICOLOR_FORCE": "1"], xterm), false, .indexed),
    (.auto, with(["CLICOLOR_FORCE": "1"], xterm), false, .indexed),
    (.auto, with(["CLICOLOR_FORCE": "0"], xterm), false, .none),
    (.auto, with(["CLICOLOR_FORCE": ""], xterm), false, .none),
    (.auto, with(["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], xterm), false, .indexed),
    (.auto, with(["CLICOLOR": "0"], xterm), true, .none),
    (.auto, with(["CLICOLOR": "1"], xterm), true, .indexed),
    (.auto, with(["CLICOLOR": "1"], xterm), false, .none),
    (.auto, with(["CLICOLOR": "1"], ["TERM": "dumb"]), true, .none),
  ]
  for (choice, environment, isTerminal, expected) in table {
    let found = colorDepth(choice, isTerminal: isTerminal) { environment[$0] }
    #expect(found == expected, "\(choice) \(environment) \(isTerminal)")
  }
}
