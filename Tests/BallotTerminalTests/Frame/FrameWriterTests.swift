import TestSupport
import Testing

@testable import BallotTerminal

/// The rows of a screen with what can be seen of their styles.
private func visible(_ rows: some Sequence<ScreenRow>) -> [[ScreenCell]] {
  rows.map { row in
    row.cells.map { cell in
      cell.text == " " ? ScreenCell(text: " ", style: cell.style.onBlank) : cell
    }
  }
}

/// The rows of a frame from the first, as they should look where no cell is contested.
private func expected(_ frame: Frame, in size: Size) -> [[ScreenCell]] {
  frame.lines.prefix(size.rows).map { line in
    var cells: [ScreenCell] = []
    for cell in line.cells {
      let width = Int(cell.width)
      if cells.count + width > size.columns - 1 { break }
      let isBlank = cell.text == " "
      cells.append(
        ScreenCell(text: String(cell.text), style: isBlank ? cell.style.onBlank : cell.style))
      if width == 2 { cells.append(ScreenCell(text: "", style: cell.style)) }
    }
    return cells + Array(repeating: .blank, count: size.columns - cells.count)
  }
}

private let history = ["$ make", "done", "$ ballot"]

/// A screen on which a shell has written three lines and is at the start of the next one.
private func shellScreen(_ size: Size, _ widths: Screen.Widths = .usual) -> Screen {
  var screen = Screen(size: size, widths: widths)
  screen.feed(history.joined(separator: "\r\n") + "\r\n")
  return screen
}

/// The rows from the first of the frame on, which the three lines of the shell stand above.
private func frameRows(_ screen: Screen) -> [ScreenRow] {
  Array((screen.scrollback + screen.rows).dropFirst(history.count))
}

@Test func screenEqualsTheLastFrameAndRowsAboveStay() {
  for seed in seeds(60) {
    var frames = RandomFrames(random: SplitMix64(seed: seed))
    let size = Size(
      columns: frames.random.number(in: 8...40), rows: frames.random.number(in: 1...12))
    var screen = shellScreen(size)
    var writer = FrameWriter()
    var frame = frames.frame(in: size, contested: false)
    for step in 0..<12 {
      screen.feed(writer.bytes(showing: frame, in: size))
      let wanted = expected(frame, in: size)
      let shown = visible(frameRows(screen))
      #expect(Array(shown.prefix(wanted.count)) == wanted, "seed \(seed), step \(step)")
      #expect(
        shown.dropFirst(wanted.count).allSatisfy { $0.allSatisfy { $0 == .blank } },
        "rows below, seed \(seed), step \(step)")
      #expect(Array(screen.lines.prefix(3)) == history, "seed \(seed), step \(step)")
      #expect(screen.style == .plain && screen.ignored.isEmpty, "seed \(seed), step \(step)")
      expectCursor(screen, frame, "seed \(seed), step \(step)")
      #expect(writer.bytes(showing: frame, in: size).isEmpty, "seed \(seed), step \(step)")
      frame =
        frames.random.chance(oneIn: 3)
        ? frames.frame(in: size, contested: false)
        : frames.variation(of: frame, in: size, contested: false)
    }
    screen.feed(writer.end(leaving: [Line("left")], in: size))
    #expect(screen.lines == history + ["left"].map { String($0.prefix(size.columns - 1)) })
    #expect(screen.modes == [.cursorVisible, .autowrap])
  }
}

private func expectCursor(_ screen: Screen, _ frame: Frame, _ comment: Comment) {
  let lastRow = max(min(frame.lines.count, screen.size.rows) - 1, 0)
  let place = frame.cursor ?? Position(column: 0, row: lastRow)
  let row = screen.scrollback.count + screen.cursor.row - history.count
  #expect(
    Position(column: screen.cursor.column, row: row)
      == Position(column: place.column, row: min(place.row, lastRow)), comment)
  #expect(screen.modes.contains(.cursorVisible) == (frame.cursor != nil), comment)
}

/// Whatever widths the terminal has, differences lead to what drawing afresh shows, and each
/// certain cell stands at the column that the layout gave it.
@Test func contestedCellsBreakNothingAtAnyWidth() {
  for seed in seeds(60) {
    for widths in Screen.Widths.allCases {
      var frames = RandomFrames(random: SplitMix64(seed: seed))
      let size = Size(
        columns: frames.random.number(in: 8...40), rows: frames.random.number(in: 1...8))
      var screen = shellScreen(size, widths)
      var writer = FrameWriter()
      var frame = frames.frame(in: size, contested: true)
      for step in 0..<12 {
        let comment: Comment = "seed \(seed), \(widths), step \(step)"
        screen.feed(writer.bytes(showing: frame, in: size))
        var fresh = shellScreen(size, widths)
        var freshWriter = FrameWriter()
        fresh.feed(freshWriter.bytes(showing: frame, in: size))
        let shown = visible(frameRows(screen))
        let wanted = visible(frameRows(fresh))
        let rows = min(shown.count, wanted.count)
        #expect(Array(shown.prefix(rows)) == Array(wanted.prefix(rows)), comment)
        #expect(Array(screen.lines.prefix(3)) == history, comment)
        expectCursor(screen, frame, comment)
        expectCertainCells(of: frame, in: size, shown, comment)
        #expect(screen.rows.allSatisfy { !$0.isWrapped }, comment)
        frame = frames.variation(of: frame, in: size, contested: true)
      }
    }
  }
}

@Test func aNarrowGlyphLeavesNoHoleInItsBackground() {
  let size = Size(columns: 20, rows: 2)
  let style = TextStyle(background: .standard(4))
  for widths in Screen.Widths.allCases {
    var screen = Screen(size: size, widths: widths)
    var writer = FrameWriter()
    for text in ["abcdef", "a❤\u{FE0F}b❤\u{FE0F}c"] {
      screen.feed(
        writer.bytes(showing: Frame(lines: [Line(text, style: style)]), in: size))
    }
    #expect(screen.rows[0].cells.prefix(7).allSatisfy { $0.style == style }, "\(widths)")
  }
}

/// Expects the letters of a frame where the layout has put them.
private func expectCertainCells(
  of frame: Frame, in size: Size, _ shown: [[ScreenCell]], _ comment: Comment
) {
  for (row, line) in frame.lines.prefix(size.rows).enumerated() {
    var column = 0
    for (index, cell) in line.cells.enumerated() {
      if !cell.fits(at: column, columns: size.columns) { break }
      let isFollowedByMark = line.cells.dropFirst(index + 1).first?.mayAttach ?? false
      if !cell.isContested && cell.text != " " && !isFollowedByMark {
        #expect(
          shown[row][column] == ScreenCell(text: String(cell.text), style: cell.style), comment)
      }
      column += Int(cell.width)
    }
  }
}

@Test func resizingDrawsOneCleanCopy() {
  for seed in seeds(60) {
    for resizing in Screen.Resizing.allCases {
      var frames = RandomFrames(random: SplitMix64(seed: seed))
      // High enough for the frame at any width: what scrolls away can never be redrawn.
      var size = Size(columns: frames.random.number(in: 10...40), rows: 40)
      var screen = shellScreen(size)
      var writer = FrameWriter(reflows: resizing == .reflow)
      for step in 0..<8 {
        let comment: Comment = "seed \(seed), \(resizing), step \(step)"
        let frame = frames.frame(in: Size(columns: size.columns, rows: 6), contested: false)
        screen.feed(writer.bytes(showing: frame, in: size))
        let wanted = expected(frame, in: size)
        let shown = visible(frameRows(screen))
        #expect(Array(shown.prefix(wanted.count)) == wanted, comment)
        #expect(
          shown.dropFirst(wanted.count).allSatisfy { $0.allSatisfy { $0 == .blank } }, comment)
        #expect(Array(screen.lines.prefix(3)) == history, comment)
        size.columns = frames.random.number(in: 10...40)
        screen.resize(to: size, resizing)
        writer.invalidate()
      }
    }
  }
}

@Test func unfinishedLineOfTheShellIsKept() {
  let size = Size(columns: 20, rows: 6)
  for (before, after) in [
    ("", ["ask"]), ("Step 1: ", ["Step 1:", "ask"]),
    ("nineteen characters", ["nineteen characters", "ask"]),
    ("exactly twenty wide.", ["exactly twenty wide.", "ask"]),
  ] {
    var screen = Screen(size: size)
    screen.feed(before)
    var writer = FrameWriter()
    screen.feed(writer.bytes(showing: Frame(lines: [Line("ask")]), in: size))
    #expect(screen.rows.map(\.text).filter { !$0.isEmpty } == after, "\(before)")
    screen.feed(writer.end(in: size))
    #expect(screen.rows.map(\.text).filter { !$0.isEmpty } == after.dropLast(), "\(before)")
  }
}

@Test func growingAtTheLastRowScrolls() {
  let size = Size(columns: 20, rows: 4)
  var screen = shellScreen(size)
  var writer = FrameWriter()
  for count in 1...4 {
    let lines = (1...count).map { Line("row \($0)") }
    screen.feed(writer.bytes(showing: Frame(lines: lines), in: size))
    #expect(screen.lines == history + lines.map(\.text))
  }
  #expect(screen.scrollback.map(\.text) == history)
  let tall = Frame(lines: (1...9).map { Line("line \($0)") })
  screen.feed(writer.bytes(showing: tall, in: size))
  #expect(screen.rows.map(\.text) == ["line 1", "line 2", "line 3", "line 4"])
  #expect(screen.scrollback.map(\.text) == history)
}

@Test func endLeavesTheSummaryOrNothing() {
  let size = Size(columns: 20, rows: 8)
  for (summary, left) in [
    ([], []), (["✔ Deploy to  dev"], ["✔ Deploy to  dev"]),
    (["one", "", "three"], ["one", "", "three"]),
  ] as [([String], [String])] {
    var screen = shellScreen(size)
    var writer = FrameWriter()
    let style = TextStyle(foreground: .standard(6))
    screen.feed(
      writer.bytes(
        showing: Frame(lines: (1...4).map { Line("row \($0)", style: style) }), in: size))
    screen.feed(writer.end(leaving: summary.map { Line($0, style: style) }, in: size))
    #expect(screen.lines == history + left)
    #expect(screen.cursor == Position(column: 0, row: history.count + left.count))
    #expect(screen.modes.contains(.cursorVisible))
    #expect(screen.style == .plain)
  }
  var writer = FrameWriter()
  #expect(writer.end(in: size).isEmpty)
}

@Test func alternateScreenLeavesTheInlineFrameAsItWas() {
  let size = Size(columns: 20, rows: 8)
  var screen = shellScreen(size)
  var writer = FrameWriter()
  let page = Frame(
    lines: [Line("Region  eu ›"), Line("Size")], cursor: Position(column: 0, row: 0))
  screen.feed(writer.bytes(showing: page, in: size))
  let before = screen
  var list = Frame(lines: [Line("‹ Region"), Line("eu"), Line("us")], surface: .alternate)
  screen.feed(writer.bytes(showing: list, in: size))
  #expect(screen.rows.map(\.text).prefix(3) == ["‹ Region", "eu", "us"])
  #expect(screen.modes.contains(.alternateScreen))
  list.lines[2] = Line("ap")
  screen.feed(writer.bytes(showing: list, in: size))
  #expect(screen.rows.map(\.text).prefix(3) == ["‹ Region", "eu", "ap"])
  screen.feed(writer.bytes(showing: page, in: size))
  #expect(screen.rows == before.rows && screen.cursor == before.cursor)
  #expect(screen.modes == before.modes)

  screen.feed(writer.bytes(showing: list, in: size))
  screen.feed(writer.end(leaving: [Line("Region  ap")], in: size))
  #expect(screen.lines == history + ["Region  ap"])
  #expect(!screen.modes.contains(.alternateScreen))
}

@Test func resizeOnTheAlternateScreenRedrawsBothSurfaces() {
  for resizing in Screen.Resizing.allCases {
    var size = Size(columns: 30, rows: 8)
    var screen = shellScreen(size)
    var writer = FrameWriter(reflows: resizing == .reflow)
    let page = Frame(
      lines: [Line("a row that is rather long"), Line("Size")], cursor: Position(column: 2, row: 1))
    let list = Frame(lines: [Line("Region")], surface: .alternate)
    screen.feed(writer.bytes(showing: page, in: size))
    screen.feed(writer.bytes(showing: list, in: size))
    size.columns = 12
    screen.resize(to: size, resizing)
    screen.feed(writer.bytes(showing: list, in: size))
    #expect(screen.text == "Region", "\(resizing)")
    screen.feed(writer.bytes(showing: page, in: size))
    #expect(screen.lines == history + ["a row that", "Size"], "\(resizing)")
  }
}

@Test func forgettingBeginsBelow() {
  let size = Size(columns: 20, rows: 8)
  var screen = shellScreen(size)
  var writer = FrameWriter()
  screen.feed(writer.bytes(showing: Frame(lines: [Line("ask")]), in: size))
  screen.feed("\r\n[1]+  Stopped\r\n$ fg\r\n")
  writer.forget()
  screen.feed(writer.bytes(showing: Frame(lines: [Line("ask")]), in: size))
  #expect(screen.lines == history + ["ask", "[1]+  Stopped", "$ fg", "ask"])
}

@Test func lineFeedsThatReturnChangeNothing() {
  let size = Size(columns: 30, rows: 8)
  var screen = shellScreen(size)
  screen.feed("\u{1B}[20h")
  var writer = FrameWriter()
  for row in [0, 1, 2, 0] {
    let lines = (0...2).map { Line(($0 == row ? "❯ " : "  ") + "option \($0)") }
    screen.feed(
      writer.bytes(
        showing: Frame(lines: lines, cursor: Position(column: 7, row: row)), in: size))
    #expect(screen.lines == history + lines.map(\.text))
  }
}

@Test func unknownSizeCutsNothing() {
  var screen = Screen(size: Size(columns: 30, rows: 3))
  var writer = FrameWriter()
  let frame = Frame(lines: (1...2).map { Line("quite a long row, number \($0)") })
  screen.feed(writer.bytes(showing: frame, in: Size(columns: 0, rows: 0)))
  #expect(screen.lines == frame.lines.map(\.text))
}
