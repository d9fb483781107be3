import Testing

/// The same in tmux, a terminal with its own ideas.
struct TmuxTests {
  private func start(_ script: String, columns: Int = 80) throws -> TmuxSession {
    // The window stays as it is when the script is over.
    try TmuxSession(
      ["/bin/sh", "-c", script + "; exec cat"], columns: columns,
      environment: Ballot.environment.filter { $0.key != "TERM" })
  }

  @Test func aScriptGetsTheAnswer() throws {
    for shell in ShellTests.shells.map({ $0[0] }) {
      let script = "x=$(ballot radio -r 'Deploy to' dev prod) || exit; echo \"got $x\""
      let session = try TmuxSession(
        [shell, "-c", script + "; exec cat"],
        environment: Ballot.environment.filter { $0.key != "TERM" })
      try session.until("enter accept")
      try session.press("Down", "Down", "Enter")
      try session.until("✔ Deploy to   prod\ngot prod")
    }
  }

  @Test func aStepIsKeptAndTheCursorFollows() throws {
    let session = try start("printf 'Step 1: '; ballot radio 'Deploy to' dev staging prod")
    try session.until("enter accept")
    for option in ["dev", "staging", "prod"] {
      try session.press("Down")
      try session.until("the arrow on \(option)") { text in
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let row = lines.firstIndex(where: { $0.contains("❯") && $0.contains(option) }) else {
          return false
        }
        return (try? session.value("cursor_y")) == "\(row)"
      }
    }
    try session.press("Enter")
    try session.until("Step 1:\n✔ Deploy to   prod\n{\"answer\":\"prod\"}")
  }

  @Test func aResizeLeavesOneCopy() throws {
    let session = try start("echo above; ballot radio 'Deploy to' dev staging prod")
    try session.until("enter accept")
    for columns in [40, 100, 30, 80] {
      try session.resize(columns: columns, rows: 24)
      try session.until("one whole copy at \(columns) columns") { text in
        text.split(separator: "Deploy to", omittingEmptySubsequences: false).count == 2
          && text.contains("enter accept") && text.hasPrefix("above\n")
      }
    }
    try session.press("Down", "Enter")
    try session.until("above\n✔ Deploy to   dev\n")
  }

  @Test func aScreenOfItsOwnIsLeft() throws {
    let session = try start(
      "echo above; ballot picker -r --style navigation Region east west; stty -a | grep -o ' icanon'"
    )
    try session.until("Region")
    try session.until("the alternate screen") { _ in
      (try? session.value("alternate_on")) == "1"
    }
    try session.press("Down", "Enter")
    try session.until("above\n✔ Region   west\nwest\n icanon")
    #expect(try session.value("alternate_on") == "0")
    #expect(try session.value("cursor_flag") == "1")
  }
}
