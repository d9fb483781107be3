import BallotTerminal
import Foundation
import Testing

@testable import BallotPOSIX

struct CommandTests {
  private let world = POSIXWorld()
  private let id = StreamID(1)

  /// Runs a command to its end: what it wrote, and how it ended.
  private func run(_ command: ShellCommand) throws -> (output: [UInt8], end: StreamEnd?) {
    try world.start(id, .command(command))
    var output: [UInt8] = []
    let deadline = world.now + .seconds(20)
    while true {
      switch try world.nextEvent(until: deadline) {
      case .bytes(id, let bytes): output += bytes
      case .ended(id, let end): return (output, end)
      case .tick: return (output, nil)
      case .key, .resized, .resumed, .bytes, .ended: Issue.record("an event of nobody")
      }
    }
  }

  private func text(_ script: String) throws -> String {
    String(decoding: try run(ShellCommand(script)).output, as: UTF8.self)
  }

  @Test func endsAreToldAsTheyWere() throws {
    let rows: [(String, StreamEnd)] = [
      ("true", .exited(status: 0, diagnostics: [])),
      ("exit 7", .exited(status: 7, diagnostics: [])),
      ("echo no >&2; exit 1", .exited(status: 1, diagnostics: Array("no\n".utf8))),
      ("kill -TERM $$", .signalled(signal: 15, diagnostics: [])),
      ("kill -KILL $$", .signalled(signal: 9, diagnostics: [])),
    ]
    for (script, end) in rows { #expect(try run(ShellCommand(script)).end == end, "\(script)") }
  }

  @Test func largeOutputArrivesWholeAndInOrder() throws {
    let (output, end) = try run(ShellCommand("seq 1 200000"))
    let expected = (1...200_000).map { "\($0)\n" }.joined()
    #expect(output == Array(expected.utf8))
    #expect(end == .exited(status: 0, diagnostics: []))
  }

  @Test func ofLongComplaintsTheBeginningIsKept() throws {
    let (_, end) = try run(ShellCommand("head -c 300000 /dev/zero >&2"))
    guard case .exited(0, let diagnostics) = end else {
      Issue.record("\(String(describing: end))")
      return
    }
    #expect(diagnostics.count == RunningCommand.diagnosticsLimit)
  }

  @Test func theGivenBytesAreItsInputAndNothingElse() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try run(ShellCommand("cat", input: bytes)).output == bytes)
    #expect(try text("wc -c") == "0\n")
  }

  @Test func aCommandMayLeaveItsInputUnread() throws {
    let bytes = [UInt8](repeating: 65, count: 1_000_000)
    let (output, end) = try run(ShellCommand("exec <&-; echo done", input: bytes))
    #expect(output == Array("done\n".utf8))
    #expect(end == .exited(status: 0, diagnostics: []))
  }

  @Test func surroundingsAreAsAsked() throws {
    let folder = try TemporaryFolder()
    var command = ShellCommand(
      #"echo "$BALLOT_TEST|${HOME-none}"; pwd"#,
      environment: [("BALLOT_TEST", "it's $(here)"), ("HOME", nil)])
    command.folder = folder.path
    let output = String(decoding: try run(command).output, as: UTF8.self)
    #expect(output == "it's $(here)|none\n\(folder.path)\n")
    command.folder = folder("none")
    #expect(throws: FileError("No such file or directory")) { try run(command) }
  }

  @Test func textsThatCCannotHoldAreRefused() throws {
    let commands = [
      ShellCommand("echo a\0; echo b"), ShellCommand("true", environment: [("A", "a\0b")]),
    ]
    for command in commands {
      #expect(throws: FileError("Invalid argument"), "\(command)") { try run(command) }
    }
    #expect(throws: FileError("Invalid argument")) { try world.readFile("/dev/null\0x", limit: 1) }
  }

  @Test func itHasNoTerminalAndASessionOfItsOwn() throws {
    #expect(try text("(: </dev/tty) 2>/dev/null && echo tty || echo none") == "none\n")
    #expect(try text("ps -o sid= -p $$ | tr -d ' '; echo $$").split(separator: "\n").count == 2)
  }

  @Test func signalsAreAsTheyAreByDefault() throws {
    // A command that writes to nobody dies of SIGPIPE instead of going on for ever.
    #expect(try text("yes | head -n 1") == "y\n")
  }

  @Test func aCommandThatClosesItsOutputIsWaitedFor() throws {
    let end = try run(ShellCommand("exec >&- 2>&-; sleep 0.2; exit 3")).end
    #expect(end == .exited(status: 3, diagnostics: []))
  }

  @Test func aProcessLeftBehindDoesNotKeepTheCommandOpen() throws {
    let start = world.now
    let (output, end) = try run(ShellCommand("sleep 30 & echo $!"))
    #expect(end == .exited(status: 0, diagnostics: []))
    #expect(world.now - start < .seconds(10))
    let left = try #require(Int32(String(decoding: output.dropLast(), as: UTF8.self)))
    kill(left, SIGKILL)
  }

  @Test func anEndThatComesWithTheOutputIsNotWaitedForAgain() throws {
    try world.start(id, .command(ShellCommand("sleep 30 & echo $!")))
    // Until another command has ended, this one surely has: output and end are there together.
    let other = CommandTests()
    _ = try other.run(ShellCommand("sleep 0.5"))
    let start = world.now
    guard case .bytes(id, let bytes) = try world.nextEvent(until: start + .seconds(8)) else {
      Issue.record("the command said nothing")
      return
    }
    #expect(
      try world.nextEvent(until: start + .seconds(8))
        == .ended(id, .exited(status: 0, diagnostics: [])))
    #expect(world.now - start < .seconds(5))
    kill(try #require(Int32(String(decoding: bytes.dropLast(), as: UTF8.self))), SIGKILL)
  }

  @Test func stoppingKillsTheWholeGroup() throws {
    try world.start(id, .command(ShellCommand("trap '' TERM; sleep 1000 & echo $!; wait")))
    guard case .bytes(id, let bytes) = try world.nextEvent(until: world.now + .seconds(10)),
      let child = Int32(String(decoding: bytes.dropLast(), as: UTF8.self))
    else {
      Issue.record("the command said nothing")
      return
    }
    #expect(kill(child, 0) == 0)
    world.stop(id)
    #expect(try world.nextEvent(until: .zero) == .tick)
    // Its parent is gone, so whoever adopts it must wait for it before it is no more.
    let deadline = world.now + .seconds(10)
    while !isDead(child), world.now < deadline {}
    #expect(isDead(child))
  }

  private func isDead(_ process: Int32) -> Bool {
    if kill(process, 0) != 0 { return true }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }

  @Test func aPausedStreamIsNotRead() throws {
    try world.start(id, .command(ShellCommand("echo now")))
    world.setPaused(id, true)
    #expect(try world.nextEvent(until: world.now + .milliseconds(50)) == .tick)
    world.setPaused(id, false)
    #expect(try world.nextEvent(until: world.now + .seconds(10)) == .bytes(id, Array("now\n".utf8)))
    world.stop(id)
  }

  @Test func severalStreamsAreServedInTurn() throws {
    for number in 1...3 { try world.start(StreamID(number), .file("/dev/zero")) }
    var seen: [Int] = []
    for _ in 0..<6 {
      if case .bytes(let id, _) = try world.nextEvent(until: nil) { seen.append(id.rawValue) }
    }
    #expect(seen == [1, 2, 3, 1, 2, 3])
  }

  @Test func aFileStreamEndsAtItsEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\ntwo", to: "a")
    try world.start(id, .file(folder("a")))
    #expect(try world.nextEvent(until: nil) == .bytes(id, Array("one\ntwo".utf8)))
    #expect(try world.nextEvent(until: nil) == .ended(id, .endOfFile))
    #expect(throws: FileError("No such file or directory")) {
      try world.start(id, .file(folder("b")))
    }
  }

  /// A screenful is there after the first read, however much there is to come.
  @Test func theFirstPieceIsSmallAndLaterOnesGrow() throws {
    let folder = try TemporaryFolder()
    let text = (0..<100_000).map { "line \($0)\n" }.joined()
    try folder.write(text, to: "a")
    try world.start(id, .file(folder("a")))
    var sizes: [Int] = []
    var read: [UInt8] = []
    while case .bytes(id, let bytes) = try world.nextEvent(until: nil) {
      sizes.append(bytes.count)
      read += bytes
    }
    #expect(read == Array(text.utf8))
    #expect(sizes.first == 16 * 1024 && sizes.max() == 128 * 1024, "\(sizes)")
  }
}
