import BallotTerminal
import Foundation
import TestSupport
import Testing

/// Terminals that are not our own emulator: each character takes the columns we allow for, and
/// whatever the labels are, no row wraps and no frame leaves a rest behind.
///
/// The policy is that of `DisplayWidth`: wcwidth's rules, clusters of at most two columns, U+FE0E
/// narrows nothing, and a range around it where terminals disagree.
struct RealTerminalTests {
  /// The terminals that are installed here.
  private func terminals(_ size: Size) throws -> [any RealTerminal] {
    var terminals: [any RealTerminal] = [
      try TmuxDisplay(columns: size.columns, rows: size.rows)
    ]
    if XTerm.isInstalled { terminals.append(try XTerm(columns: size.columns, rows: size.rows)) }
    return terminals
  }

  @Test func noCharacterLeavesItsRange() throws {
    let clusters = try clusters()
    for terminal in try terminals(Size(columns: 80, rows: 24)) {
      try trials("C3", "widths in \(terminal.name)", count: nil, of: clusters) { text, _ in
        guard let cluster = text.first, text.count == 1 else { return [] }
        let width = DisplayWidth(of: cluster)
        let columns = try terminal.columns(of: text)
        if (Int(width.low)...Int(width.high)).contains(columns) { return [] }
        return ["\(columns) columns, not \(width.low) to \(width.high)"]
      }
    }
  }

  /// Unicode's emoji sequences (the data of `BallotTerminalTests`), and letters of many scripts.
  private func clusters() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../BallotTerminalTests/Data/cluster-widths.txt")
    let emoji = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        String(
          String.UnicodeScalarView(
            line.prefix { $0 != ";" }.split(separator: " ")
              .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }))
      }
    return RandomLabel.scripts.flatMap { $0.map(String.init) } + emoji
  }

  @Test func noLabelWrapsARowOrLeavesARest() throws {
    let terminals = try terminals(Size(columns: 80, rows: 24))
    try trials("C4", "random labels in tmux and xterm", count: 12) { random in
      // Below 20 columns a question is asked by line, which the terminal may break as it likes.
      let columns = random.number(in: 20...200)
      let labels = (0..<4).map { _ in RandomLabel.make(upTo: columns + 20, &random) }
      return try complaints(labels, Size(columns: columns, rows: 24), terminals)
        .map { "\(columns) columns, \(labels): \($0)" }
    }
  }

  /// Asks with these labels, and compares what each terminal shows with our own emulator, whose
  /// widths are known: the same letters in each row, also when all is over.
  private func complaints(
    _ labels: [String], _ size: Size, _ terminals: [any RealTerminal]
  ) throws -> [String] {
    for terminal in terminals {
      try terminal.reset(to: size)
      terminal.show(Array("above\r\n".utf8))
    }
    let session = try Session(
      ballot: ["radio", "-r", "--", labels[0]] + labels[1...].map { "\($0)" },
      columns: size.columns, rows: size.rows, shows: "above\r\n")
    defer { session.alsoShow = nil }
    session.alsoShow = { bytes in for terminal in terminals { terminal.show(bytes) } }
    try session.until("a frame") { $0.lines.count > 3 }
    var complaints: [String] = []
    for key in [String.down, .down, .up, .redraw] {
      let drawn = session.terminal.drawn.count
      session.press(key)
      try session.until("a frame after a key") { _ in session.terminal.drawn.count > drawn }
      session.terminal.collectRest()
      complaints += try differences(session.screen, terminals)
    }
    session.press(.enter)
    _ = session.terminal.waitForEnd()
    complaints += session.faults(after: .exited(0), output: session.output)
    return complaints + (try differences(session.screen, terminals))
  }

  /// Rows that do not hold the same certain letters.
  private func differences(_ screen: Screen, _ terminals: [any RealTerminal]) throws -> [String] {
    var complaints: [String] = []
    let expected = screen.rows.map { letters($0.text) }
    for terminal in terminals {
      _ = try terminal.cursor()
      let shown = try terminal.rows().map(letters)
      if shown != expected {
        complaints.append("\(terminal.name) shows \(shown), not \(expected)")
      }
    }
    return complaints
  }

  /// Letters of ASCII: the same in every terminal, whatever it makes of the others. xterm joins them
  /// with the marks on them.
  private func letters(_ text: String) -> String {
    let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { $0.isASCII && $0 != " " }))
  }
}
