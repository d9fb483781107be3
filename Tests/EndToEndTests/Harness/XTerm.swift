import BallotTerminal
import Foundation
import TestSupport
import Testing

/// xterm, on a screen in memory (Xvfb). Its rows are those that it prints (ECMA-48 MC).
final class XTerm: RealTerminal {
  let name = "xterm"
  let device: TerminalDevice
  private let terminal: PseudoTerminal
  private let screen: PseudoTerminal
  private let printed: String
  private var height: Int

  /// Whether it is installed.
  static var isInstalled: Bool { Ballot.find("xterm") != nil && Ballot.find("Xvfb") != nil }

  /// Opens a window; throws where xterm or Xvfb is not installed.
  init(columns: Int = 80, rows: Int = 24) throws {
    let xterm = try #require(Ballot.find("xterm"), "xterm is not installed: apt-get install xterm")
    let server = try #require(Ballot.find("Xvfb"), "Xvfb is not installed: apt-get install xvfb")
    screen = try PseudoTerminal()
    let process = try screen.start(
      server, ["-displayfd", "1", "-screen", "0", "4000x2000x8", "-nolisten", "tcp"],
      environment: Ballot.environment, input: .null, output: .pipe, diagnostics: .null)
    try #require(screen.wait { process.output.contains(0x0A) }, "Xvfb does not start")
    let display = String(decoding: process.output.dropLast(), as: UTF8.self)

    terminal = try PseudoTerminal(columns: columns, rows: rows)
    // What the program draws is for xterm.
    terminal.isReading = false
    device = TerminalDevice(terminal.slave)
    printed = NSTemporaryDirectory() + "/ballot-" + UUID().uuidString
    height = rows
    let resources = [
      "printerCommand: cat >'\(printed)'", "printAttributes: 0", "allowWindowOps: true",
      "locale: false", "utf8: 2", "saveLines: 0",
    ]
    try terminal.start(
      xterm,
      ["-S\(terminal.path)/0", "-geometry", "\(columns)x\(rows)", "-fn", "5x8"]
        + resources.flatMap { ["-xrm", "XTerm*" + $0] },
      environment: Ballot.environment.merging(["DISPLAY": ":" + display]) { $1 },
      isControlling: false, input: .shared(terminal.master), output: .null, diagnostics: .null)
    // First it says the number of its window, as to a program that wants to draw there.
    try #require(device.reply(endingWith: "\n") != nil, "xterm does not start")
  }

  deinit { try? FileManager.default.removeItem(atPath: printed) }

  func reset(to size: Size) throws {
    height = size.rows
    // xterm's window operations.
    show(Array("\u{1B}[8;\(size.rows);\(size.columns)t\u{1B}[H\u{1B}[2J".utf8))
    _ = try cursor()
  }

  func rows() throws -> [String] {
    try? FileManager.default.removeItem(atPath: printed)
    show(Array("\u{1B}[i".utf8))
    var rows: [String] = []
    let isWhole = terminal.wait {
      let text = (try? String(contentsOfFile: printed, encoding: .utf8)) ?? ""
      rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return rows.count > height
    }
    try #require(isWhole, "xterm does not print: \(rows)")
    // The second column of a wide character is printed as U+FFFF.
    return rows.prefix(height).map { row in
      String(
        String.UnicodeScalarView(row.unicodeScalars.filter { $0.value != 0xFFFF && $0 != "\r" })
      )
      .trimmingCharacters(in: .controlCharacters)
    }.map(\.withoutBlanksAtEnd)
  }
}

extension String {
  /// Without blanks at the end.
  var withoutBlanksAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
