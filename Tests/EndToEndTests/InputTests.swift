import BallotTerminal
import TestSupport
import Testing

/// What arrives on the terminal and is no answer.
struct InputTests {
  private let radio = ["radio", "--default", "dev", "Deploy to", "dev", "prod"]

  @Test func whatWasTypedBeforeAnswersNothing() throws {
    try trials("B9", "10,000 bytes of type-ahead", count: 10) { random in
      let kinds = ["\r", "y\r", "yes\n", " ", .down + .enter]
      var typed = ""
      while typed.utf8.count < 10_000 { typed += random.pick(kinds, or: "\r") }
      let session = try Session(ballot: radio, typesFirst: typed)
      try session.until("enter accept")
      // A later key is the first one that counts.
      session.press(.escape)
      return session.faults(after: .exited(130))
    }
  }

  /// Keys that were typed for one step do not answer the next one unseen.
  @Test func keysAnswerOnlyWhatWasOnTheScreen() throws {
    var form = ["form", "--layout", "steps"]
    for name in ["first", "second", "third"] {
      form += ["--radio", "\(name)=The \(name)", "--option", "x", "--option", "y"]
      form += ["--default", "x"]
    }
    let session = try Session(ballot: form)
    try session.until("The first")
    session.press(.enter + .enter + .enter + .enter)
    try session.until("The second")
    session.press(.enter)
    try session.until("The third")
    session.press(.down, .enter)
    session.expectEnd(
      .exited(0), output: "{\"first\":\"x\",\"second\":\"x\",\"third\":\"y\"}\n")
  }

  @Test func pastesNeverSubmit() throws {
    let rows: [([String], String)] = [
      (radio, "y\r\n\r\n"), (["confirm", "Sure?"], "y\r\ry\r"), (["toggle", "Sure?"], "y\r"),
      (["text", "Name"], "one\r\ntwo\u{1B}[A\u{7}\r"),
    ]
    try trials("B6", "pastes that look like answers", count: 3, of: rows) { each, _ in
      let (arguments, text) = each
      let session = try Session(ballot: arguments)
      try session.until("bracketed paste") { $0.modes.contains(.bracketedPaste) }
      try session.until(arguments[0] == "radio" ? "Deploy" : arguments[1])
      session.press(.paste(text), .escape)
      return session.faults(after: .exited(130))
    }
  }

  /// A terminal that loses the end of a paste does not lock the person in.
  @Test func controlCLeavesAPasteWhoseEndIsLost() throws {
    let session = try Session(ballot: ["text", "Name"])
    try session.until("Name")
    session.press("\u{1B}[200~text\r", .enter, .interrupt)
    session.expectEnd(.signalled(2))
  }

  @Test func aLargePasteIsTakenAtOnce() throws {
    let session = try Session(ballot: ["text", "Name"])
    try session.until("Name")
    session.press(.paste(String(repeating: "0123456789\r\n", count: 90_000)))
    session.press(.escape)
    session.expectEnd(.exited(130))
  }

  /// Replies to queries of whoever used the terminal before.
  @Test func lateRepliesInsertNothing() throws {
    let replies = [
      "\u{1B}[?62;22c", "\u{1B}[>41;390;0c", "\u{1B}P!|00000000\u{1B}\\", "\u{1B}[12;40R",
      "\u{1B}[?2004;1$y", "\u{1B}[?1u", "\u{1B}P>|kitty(0.42)\u{1B}\\",
      "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:0000/0000/0000\u{7}",
      "\u{1B}[?997;1n", "\u{1B}[48;24;80;480;800t", "\u{1B}[I", "\u{1B}[O",
      "\u{1B}_Gi=31;OK\u{1B}\\",
    ]
    try trials("B4", "late replies insert nothing", count: 10) { random in
      let session = try Session(ballot: ["text", "Name"])
      try session.until("Name")
      for reply in replies.shuffled(using: &random) {
        let cut = random.number(in: 1...reply.utf8.count)
        session.press(String(decoding: Array(reply.utf8)[..<cut], as: UTF8.self))
        if random.chance(oneIn: 3) { session.pass(.milliseconds(1)) }
        session.press(String(decoding: Array(reply.utf8)[cut...], as: UTF8.self))
      }
      session.press("ok", .enter)
      return session.faults(after: .exited(0), output: "{\"answer\":\"ok\"}\n")
    }
  }

  @Test func randomBytesAnswerWithinTheOptionsOrNotAtAll() throws {
    // Ctrl-C, Ctrl-Z and Ctrl-\ are tested for themselves: once the terminal is as it was, they make
    // the kernel throw away what the terminal has not read yet, whoever has written that (NOFLSH in
    // POSIX.1-2024, section 11.2.5). One of some hundred trials hits that moment.
    let bytes = (UInt8.min...UInt8.max).filter { ![0x03, 0x1A, 0x1C].contains($0) }
    try trials("B2", "20,000 random bytes", count: 4) { random in
      let session = try Session(ballot: radio)
      try session.until("Deploy to")
      for _ in 0..<100 where session.process.end == nil {
        session.terminal.send((0..<200).map { _ in random.pick(bytes, or: 0) })
        session.pass(.microseconds(200))
      }
      // They may have begun a paste or a string, or opened the help.
      for _ in 0..<20 where session.process.end == nil {
        session.press("\u{1B}[201~")
        session.pass(.milliseconds(80))
        session.press(.escape)
        session.pass(.milliseconds(80))
      }
      if session.terminal.waitForEnd() == .exited(130) {
        return session.faults(after: .exited(130))
      }
      let outputs = ["{\"answer\":\"dev\"}\n", "{\"answer\":\"prod\"}\n"]
      return session.faults(after: .exited(0), output: session.output)
        + (outputs.contains(session.output) ? [] : ["answered otherwise"])
    }
  }

  @Test func escapeIsToldFromASequenceByAPause() throws {
    try trials("B5", "escape alone and cut sequences", count: 10) { random in
      let session = try Session(ballot: radio)
      try session.until("Deploy to")
      for _ in 0..<random.number(in: 1...4) {
        session.press(.escape)
        session.pass(.milliseconds(random.number(in: 0...10)))
        session.press("[B")
      }
      session.press(.escape)
      return session.faults(after: .exited(130))
    }
  }
}
