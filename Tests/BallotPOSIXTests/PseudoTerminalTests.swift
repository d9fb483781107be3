import TestSupport
import Testing

/// The tool of the tests is tested with programs that are known.
struct PseudoTerminalTests {
  private func shell(
    _ script: String, input: PseudoTerminalProcess.Wiring = .terminal,
    output: PseudoTerminalProcess.Wiring = .terminal
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 81, rows: 23)
    try terminal.start(
      "/bin/sh", ["-c", script], environment: ["PATH": "/bin:/usr/bin"], input: input,
      output: output)
    return terminal
  }

  @Test func aProgramHasTheTerminalItsSizeAndItsEnd() throws {
    let terminal = try shell("stty size; test -t 0 && test -t 1 && test -t 2; exit $((3 + $?))")
    #expect(terminal.waitForEnd() == .exited(3))
    #expect(terminal.drawnText == "23 81\r\n")
  }

  @Test func anyDescriptorCanBeSomethingElse() throws {
    let script = "read line; echo \"got $line\"; echo drawn >/dev/tty"
    let terminal = try shell(script, input: .pipe, output: .pipe)
    let process = try #require(terminal.process)
    process.writeInput("data\nmore")
    #expect(terminal.waitForEnd() == .exited(0))
    #expect(process.output == Array("got data\n".utf8))
    #expect(terminal.drawnText == "drawn\r\n")
  }

  @Test func descriptorsCanBeClosed() throws {
    let script = "cat 2>/dev/null; echo $? >/dev/tty; echo x 2>/dev/null; echo $? >/dev/tty"
    let terminal = try shell(script, input: .closed, output: .closed)
    #expect(terminal.waitForEnd() != nil)
    #expect(terminal.drawnText == "1\r\n1\r\n")
  }

  @Test func typedTextAndResizesArrive() throws {
    let terminal = try shell("trap 'stty size' WINCH; read a; stty size; read b; echo $a$b")
    terminal.send("x\n")
    #expect(terminal.wait { terminal.drawnText.contains("23 81") })
    terminal.resize(columns: 40, rows: 10)
    #expect(terminal.wait { terminal.drawnText.contains("10 40") })
    terminal.send("y\n")
    #expect(terminal.waitForEnd() == .exited(0))
  }

  @Test func signalsAndHangUpsEndAProgram() throws {
    let rows: [(String, (PseudoTerminal) -> Void, Int)] = [
      ("signal", { $0.process?.signal(15) }, 15), ("hang-up", { $0.hangUp() }, 1),
      ("Ctrl-C", { $0.send("\u{3}") }, 2),
    ]
    for (name, act, signal) in rows {
      let terminal = try shell("echo ready; exec sleep 1000")
      #expect(terminal.wait { terminal.drawnText.contains("ready") }, "\(name)")
      act(terminal)
      #expect(terminal.waitForEnd() == .signalled(signal), "\(name)")
    }
  }

  @Test func settingsAreSeenAsTheyAre() throws {
    let terminal = try shell("stty raw -echo; echo ready; read a; stty sane; exit 0")
    #expect(terminal.wait { terminal.settings.isRaw })
    #expect(!terminal.settings.echoes)
  }
}
