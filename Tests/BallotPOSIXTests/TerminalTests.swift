import BallotTerminal
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BallotPOSIX

/// How often the program's own handler was called.
private let seenSignals = Atomic<Int>(0)

/// The terminal of the process itself, put on a pseudo-terminal: one at a time, as a process
/// restores one.
@Suite(.serialized)
struct TerminalTests {
  private let person: PseudoTerminal
  private let world = POSIXWorld()
  private let terminal: POSIXTerminal

  init() throws {
    person = try PseudoTerminal(columns: 100, rows: 30)
    terminal = POSIXTerminal(
      keys: try System.open(person.path, O_RDWR | O_NOCTTY | O_NONBLOCK),
      frames: try System.open(person.path, O_RDWR | O_NOCTTY | O_NONBLOCK),
      escapeDelay: .milliseconds(20))
    world.terminal = terminal
  }

  private func next() throws -> Event { try world.nextEvent(until: world.now + .seconds(10)) }

  @Test func theTerminalIsRawInBetweenAndAsItWasAfterwards() throws {
    let before = person.settings
    for _ in 0..<2 {
      try terminal.begin()
      #expect(person.settings.isRaw)
      #expect(!person.settings.echoes)
      try terminal.write(Array("frame".utf8))
      terminal.end(discardingInput: false)
      #expect(person.settings == before)
    }
    #expect(person.wait { person.drawnText.hasSuffix("\u{1B}[?25h") })
    #expect(person.drawnText.contains("\u{1B}[?2004h"))
    #expect(person.drawnText.contains("\u{1B}[?2004l"))
    #expect(!person.drawnText.contains("1049"))
  }

  @Test func theAlternateScreenIsLeftIfItWasEntered() throws {
    for (sent, isLeft) in [("\u{1B}[?1049hx", true), ("\u{1B}[?1049hx\u{1B}[?1049l", false)] {
      try terminal.begin()
      try terminal.write(Array(sent.utf8))
      let start = person.drawn.count
      terminal.end(discardingInput: false)
      #expect(person.wait { person.drawnText.hasSuffix("\u{1B}[?25h") })
      let reset = String(decoding: person.drawn[start...], as: UTF8.self)
      #expect(reset.replacing(sent, with: "").contains("\u{1B}[?1049l") == isLeft, "\(sent)")
    }
  }

  @Test func keysOfOneReadComeOneByOneAndCanBeDropped() throws {
    try terminal.begin()
    defer { terminal.end(discardingInput: true) }
    person.send("ab\u{1B}[A\r\r")
    #expect(try next() == .key(.character("a")))
    #expect(try next() == .key(.character("b")))
    #expect(try next() == .key(.up))
    #expect(terminal.hasPendingInput)
    terminal.discardInput()
    #expect(!terminal.hasPendingInput)
    #expect(try world.nextEvent(until: .zero) == .tick)
  }

  /// A question that appears during a paste gets nothing of it, however late the rest comes.
  @Test func theRestOfAPasteIsDroppedWithItsBeginning() throws {
    try terminal.begin()
    defer { terminal.end(discardingInput: true) }
    person.send("a\u{1B}[200~rm -rf\r")
    #expect(try next() == .key(.character("a")))
    terminal.discardInput()
    #expect(try world.nextEvent(until: world.now + .milliseconds(20)) == .tick)
    person.send("yes\r\u{1B}[201~b")
    #expect(try next() == .key(.character("b")))
  }

  @Test func escapeAloneIsAKeyAfterAPause() throws {
    try terminal.begin()
    defer { terminal.end(discardingInput: true) }
    person.send("\u{1B}")
    #expect(try next() == .key(.escape))
  }

  @Test func whatWasTypedBeforeIsDropped() throws {
    person.send("\ryes\r")
    // The echo shows that the bytes have arrived.
    #expect(person.wait { person.drawnText.hasSuffix("yes\r\n") })
    try terminal.begin()
    defer { terminal.end(discardingInput: true) }
    #expect(try world.nextEvent(until: world.now + .milliseconds(20)) == .tick)
  }

  @Test func theSizeIsTheTerminals() throws {
    #expect(terminal.size == Size(columns: 100, rows: 30))
    person.resize(columns: 40, rows: 10)
    #expect(terminal.size == Size(columns: 40, rows: 10))
  }

  @Test func aResizeSignalIsAnEvent() throws {
    try terminal.begin()
    defer { terminal.end(discardingInput: true) }
    kill(getpid(), SIGWINCH)
    #expect(try next() == .resized)
    kill(getpid(), SIGCONT)
    #expect(try next() == .resumed)
    #expect(person.settings.isRaw)
  }

  /// A program may use signals for itself while its form is shown.
  @Test func aHandlerOfTheProgramIsKept() throws {
    let before = signal(SIGUSR2) { _ in seenSignals.add(1, ordering: .relaxed) }
    defer { signal(SIGUSR2, before) }
    try terminal.begin()
    let count = seenSignals.load(ordering: .relaxed)
    kill(getpid(), SIGUSR2)
    #expect(person.wait { seenSignals.load(ordering: .relaxed) == count + 1 })
    #expect(person.settings.isRaw)
    terminal.end(discardingInput: true)
    #expect(sigaction.current(SIGUSR2).isDefault == false)
  }

  @Test func aClosedWindowIsToldAtOnce() throws {
    try terminal.begin()
    person.hangUp()
    #expect(throws: TerminalError.gone) { try next() }
    #expect(throws: TerminalError.gone) { try terminal.write([65]) }
  }

  @Test func interruptedCallsLoseNoKeyAndFailedOnesEnd() throws {
    try terminal.begin()
    defer { terminal.end(discardingInput: true) }
    let rows: [(SystemCall, [Faults.Fault])] = [
      (.read, [.error(EINTR), .error(EAGAIN), .atMost(1)]),
      (.poll, [.error(EINTR), .error(EAGAIN)]),
    ]
    for (call, list) in rows {
      person.send("xyz")
      let keys = try FaultSequence(call, list).run { [try next(), try next(), try next()] }
      #expect(keys == ["x", "y", "z"].map { .key(.character($0)) }, "\(call)")
    }
    person.send("x")
    #expect(throws: TerminalError.gone) {
      try FaultSequence(.read, [.error(EIO)]).run { try next() }
    }
  }

  @Test func framesAreWrittenWholeOrSaidToHaveFailed() throws {
    try terminal.begin()
    defer { terminal.end(discardingInput: true) }
    try FaultSequence(.write, [.error(EINTR), .atMost(2), .error(EAGAIN), .atMost(1)]).run {
      try terminal.write(Array("a whole frame".utf8))
    }
    #expect(person.wait { person.drawnText.hasSuffix("a whole frame") })
    for (code, error) in [
      (EIO, TerminalError.gone), (EPIPE, .gone),
      (ENOSPC, .failed("write: No space left on device")),
    ] {
      #expect(throws: error) {
        try FaultSequence(.write, [.error(code)]).run { try terminal.write([65]) }
      }
    }
  }

  @Test func aTerminalThatCannotBeTakenIsLeftAsItWas() throws {
    let before = person.settings
    for call in [SystemCall.tcgetattr, .tcsetattr] {
      #expect(throws: TerminalError.gone, "\(call)") {
        try FaultSequence(call, [.error(EIO)]).run { try terminal.begin() }
      }
      #expect(person.settings == before, "\(call)")
    }
    try FaultSequence(.tcsetattr, [.error(EINTR)]).run { try terminal.begin() }
    terminal.end(discardingInput: true)
    #expect(person.settings == before)
  }

  @Test func linesAreReadAsTheTerminalGivesThem() throws {
    let before = person.settings
    person.send("one\ntwo\n")
    #expect(try terminal.readLine(hidden: false, until: nil) == Array("one".utf8))
    #expect(try terminal.readLine(hidden: false, until: nil) == Array("two".utf8))
    person.send("half\u{4}\u{4}")
    #expect(try terminal.readLine(hidden: false, until: nil) == nil)
    #expect(throws: LineError.timedOut) {
      try terminal.readLine(hidden: true, until: world.now + .milliseconds(20))
    }
    #expect(throws: LineError.failed("tcsetattr: Input/output error")) {
      try FaultSequence(.tcsetattr, [.error(EIO)]).run {
        try terminal.readLine(hidden: true, until: nil)
      }
    }
    #expect(person.settings == before)
    #expect(!person.drawnText.contains("\u{1B}"))
  }
}
