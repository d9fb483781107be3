import BallotTerminal
import Testing

private let stream = StreamID(1)

/// The events of a world, each awaited until the same deadline, to the end.
private func events(_ world: MemoryWorld, until deadline: Duration?, count: Int) -> [Event] {
  var events: [Event] = []
  for _ in 0..<count {
    guard let event = try? world.nextEvent(until: deadline) else { break }
    events.append(event)
  }
  return events
}

@Test func stepsBecomeEventsAndThenTheTerminalIsGone() {
  let terminal = MemoryTerminal(size: Size(columns: 20, rows: 4))
  let world = MemoryWorld(
    terminal: terminal, steps: [.key(.down), .resize(Size(columns: 10, rows: 4)), .key(.enter)])
  #expect(events(world, until: nil, count: 9) == [.key(.down), .resized, .key(.enter)])
  #expect(terminal.size == Size(columns: 10, rows: 4))
  #expect(terminal.screen.size == terminal.size)
  #expect(throws: TerminalError.gone) { try world.nextEvent(until: nil) }
}

@Test func deadlinesPassOnTheVirtualClock() throws {
  let world = MemoryWorld(steps: [.pause(.seconds(3)), .key(.down)])
  #expect(try world.nextEvent(until: .seconds(1)) == .tick)
  #expect(world.now == .seconds(1))
  #expect(try world.nextEvent(until: .seconds(2)) == .tick)
  #expect(world.now == .seconds(2))
  #expect(try world.nextEvent(until: .seconds(9)) == .key(.down))
  #expect(world.now == .seconds(3))
  #expect(try world.nextEvent(until: .seconds(9)) == .tick)
  #expect(world.now == .seconds(9))
  #expect(try world.nextEvent(until: .seconds(1)) == .tick)
  #expect(world.now == .seconds(9))
}

@Test func streamsBringTheirBytesUnlessPausedOrStopped() throws {
  let world = MemoryWorld(
    files: ["list": Array("a\nb".utf8)], steps: [.key(.down)],
    runCommand: { command in
      command.script == "sleep" ? nil : (command.input, .exited(status: 3, diagnostics: []))
    })
  try world.start(stream, .file("list"))
  world.setPaused(stream, true)
  #expect(try world.nextEvent(until: nil) == .key(.down))
  world.setPaused(stream, false)
  #expect(
    events(world, until: nil, count: 9) == [
      .bytes(stream, Array("a\nb".utf8)), .ended(stream, .endOfFile),
    ])
  try world.start(stream, .command(ShellCommand("cat", input: [65])))
  try world.start(StreamID(2), .command(ShellCommand("sleep")))
  #expect(
    events(world, until: nil, count: 9) == [
      .bytes(stream, [65]), .ended(stream, .exited(status: 3, diagnostics: [])),
    ])
  #expect(world.commands.map(\.script) == ["cat", "sleep"])
  try world.start(stream, .file("list"))
  world.stop(stream)
  #expect(events(world, until: nil, count: 9).isEmpty)
  #expect(world.stoppedStreams == [stream])
  #expect(throws: FileError("No such file or directory")) {
    try world.start(stream, .file("missing"))
  }
}

@Test func filesAndFoldersAreWhatTheirPathsSay() throws {
  let world = MemoryWorld(files: ["src/a.swift": [1, 2], "src/deep/b": [3], "notes": []])
  #expect(world.kind(of: "src") == .folder)
  #expect(world.kind(of: "src/a.swift") == .file)
  #expect(world.kind(of: "nothing") == nil)
  #expect(try world.listFolder("src/") == ["a.swift", "deep/"])
  #expect(try world.listFolder(".") == ["notes", "src/"])
  #expect(try world.readFile("src/a.swift", limit: 2) == [1, 2])
  #expect(throws: FileError("File too large")) { try world.readFile("src/a.swift", limit: 1) }
  #expect(throws: FileError("Is a directory")) { try world.readFile("src", limit: 1) }
  try world.writeFile("notes", [7], options: FileWriting(appends: true))
  try world.writeFile("notes", [8], options: FileWriting(appends: true))
  #expect(try world.readFile("notes", limit: 9) == [7, 8])
}

@Test func linesAreReadOneByOne() throws {
  let world = MemoryWorld(input: Array("one\n\nlast".utf8))
  #expect(try world.readLine(until: nil) == Array("one".utf8))
  #expect(try world.readLine(until: nil) == [])
  #expect(try world.readLine(until: nil) == Array("last".utf8))
  #expect(try world.readLine(until: nil) == nil)
}

@Test func terminalRemembersWhatWasDoneToIt() throws {
  let terminal = MemoryTerminal(size: Size(columns: 20, rows: 4))
  terminal.show("$ ballot\n")
  try terminal.begin()
  #expect(terminal.isRaw && terminal.screen.modes.contains(.bracketedPaste))
  try terminal.write(Array("a\nb".utf8))
  #expect(terminal.screen.text == "$ ballot\na\n b")
  try terminal.suspend()
  #expect(terminal.suspendCount == 1 && terminal.beginCount == 2 && terminal.isRaw)
  terminal.end(discardingInput: true)
  #expect(!terminal.isRaw && terminal.hasDiscardedInput)
  #expect(terminal.screen.modes == [.cursorVisible, .autowrap, .newline])
  terminal.typedLines = ["2", "secret"]
  #expect(try terminal.readLine(hidden: false, until: nil) == Array("2".utf8))
  #expect(try terminal.readLine(hidden: true, until: nil) == Array("secret".utf8))
  #expect(try terminal.readLine(hidden: false, until: nil) == nil)
  #expect(!terminal.screen.text.contains("secret"))
  terminal.isGone = true
  #expect(throws: TerminalError.gone) { try terminal.write([1]) }
}
