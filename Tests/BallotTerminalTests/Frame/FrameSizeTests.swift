import TestSupport
import Testing

@testable import BallotTerminal

private let accent = TextStyle(foreground: .standard(6))
private let chosen = TextStyle(foreground: .standard(2), attributes: .bold)
private let dim = TextStyle(attributes: .dim)

/// A radio list of twenty options, its pointer and its choice on one row.
private func radioList(at row: Int, label: String, hollow: String) -> Frame {
  var lines = [Line("? Deploy to", style: TextStyle(attributes: .bold))]
  for number in 0..<20 {
    let isFocused = number == row
    var line = Line()
    line.append(isFocused ? "❯ " : "  ", style: accent)
    line.append(isFocused ? "◉" : hollow, style: isFocused ? chosen : dim)
    line.append(" " + label + "\(number)")
    lines.append(line)
  }
  return Frame(lines: lines, cursor: Position(column: 2, row: row + 1))
}

@Test func anArrowKeyTakesAtMostSixtyBytesAtAnyLabelWidth() {
  let size = Size(columns: 120, rows: 30)
  for width in [1, 12, 40, 100] {
    for hollow in ["○", "◌", "o"] {
      let label = String(repeating: "x", count: width)
      var writer = FrameWriter()
      _ = writer.bytes(showing: radioList(at: 0, label: label, hollow: hollow), in: size)
      // Down the whole list, up again, and from the first row to the last.
      for row in Array(1..<20) + (0..<19).reversed() + [19, 0] {
        let bytes = writer.bytes(
          showing: radioList(at: row, label: label, hollow: hollow), in: size)
        #expect(bytes.count <= 60, "\(bytes.count) bytes to row \(row), \(hollow), label \(width)")
      }
    }
  }
}

@Test func theBytesOfAnArrowKeyAreTheseAndNoOthers() {
  let size = Size(columns: 80, rows: 30)
  var writer = FrameWriter()
  _ = writer.bytes(showing: radioList(at: 3, label: "dev", hollow: "o"), in: size)
  let bytes = writer.bytes(showing: radioList(at: 4, label: "dev", hollow: "o"), in: size)
  #expect(
    String(decoding: bytes, as: UTF8.self)
      == "\r  \u{1B}[2mo\n\r\u{1B}[;36m❯ \u{1B}[1;32m◉\u{1B}[m\u{8}")
}

@Test func bigFramesAreSynchronizedAndSmallOnesAreNot() {
  let size = Size(columns: 80, rows: 30)
  var writer = FrameWriter()
  let first = String(
    decoding: writer.bytes(showing: radioList(at: 0, label: "dev", hollow: "o"), in: size),
    as: UTF8.self)
  #expect(first.hasPrefix("\u{1B}[?2026h") && first.hasSuffix("\u{1B}[?2026l"))
  let second = writer.bytes(showing: radioList(at: 1, label: "dev", hollow: "o"), in: size)
  #expect(!String(decoding: second, as: UTF8.self).contains("2026"))
}

@Test func typingALetterWritesThatLetter() {
  let size = Size(columns: 80, rows: 30)
  var writer = FrameWriter()
  func field(_ text: String) -> Frame {
    Frame(lines: [Line("Name  " + text)], cursor: Position(column: 6 + text.count, row: 0))
  }
  _ = writer.bytes(showing: field("sprin"), in: size)
  #expect(writer.bytes(showing: field("spring"), in: size) == Array("g".utf8))
  #expect(writer.bytes(showing: field("sprin"), in: size) == Array("\u{8}\u{1B}[K".utf8))
}
