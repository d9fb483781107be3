import TestSupport
import Testing

/// Long lists on standard input: a producer may go on for ever, stall or die.
struct StreamingTests {
  private func picker(_ more: String...) throws -> Session {
    try Session(ballot: ["picker", "-r"] + more + ["File"], input: .pipe)
  }

  private func script(_ script: String) throws -> Session {
    try Session("/bin/sh", ["-c", script], output: .pipe)
  }

  @Test func aProducerThatNeverEndsIsLeftAsSoonAsOneIsChosen() throws {
    let session = try script("yes | ballot picker -r File")
    try session.until("File")
    try session.until(" y")
    session.press(.enter)
    session.expectEnd(.exited(0), output: "y\n")
  }

  /// Keys count while the list grows without end.
  @Test func typingGoesOnWhileTheListGrows() throws {
    let session = try script("{ echo needle; yes; } | ballot picker -r File")
    try session.until("…")
    session.press("need")
    try session.until("1 of ")
    session.press(.enter)
    session.expectEnd(.exited(0), output: "needle\n")
  }

  @Test func aProducerThatStallsKeepsNobodyFromChoosing() throws {
    let session = try picker()
    session.process.writeInput("first\nsecond\nthi")
    try session.until("second")
    try session.until("1 of 2…")
    session.press(.down, .enter)
    session.expectEnd(.exited(0), output: "second\n")
  }

  @Test func theLastLineOfAProducerThatDiesIsAnOption() throws {
    let session = try script(
      "{ sh -c 'printf \"first\\nlast\"; kill -9 $$'; } 2>/dev/null | ballot picker -r File")
    try session.until("last")
    session.press(.end, .enter)
    session.expectEnd(.exited(0), output: "last\n")
  }

  /// Whoever chooses before the end stops the producer; that it fails then is nobody's fault.
  @Test func choosingBeforeTheEndMakesNoFaultOfTheProducersExit() throws {
    let session = try script(
      "ballot picker -r --options-command 'trap \"exit 7\" PIPE TERM; yes' File")
    try session.until(" y")
    session.press(.enter)
    session.expectEnd(.exited(0), output: "y\n")
  }

  @Test func theDefaultOfALongListIsScrolledIntoView() throws {
    let session = try script("seq 30000 | ballot picker -r --default 29000 File")
    try session.until("❯ 29000")
    try session.until("29000 of 30000")
    session.press(.enter)
    session.expectEnd(.exited(0), output: "29000\n")
  }

  /// What --filter prints is written in pieces.
  @Test func aLongListIsRankedWhole() throws {
    let run = try Invocation(
      "/bin/sh", ["-c", "seq 200000 | cksum; seq 200000 | ballot picker --filter '' | cksum"])
    let sums = run.output.split(separator: "\n")
    #expect(sums.count == 2 && sums.first == sums.last, "\(sums) \(run.diagnostics)")
    try Invocation("/bin/sh", ["-c", "seq 200000 | ballot picker --filter '^19999$'"])
      .expect(0, output: "19999\n")
  }
}
