import BallotTerminal

/// Frames of any text: drawing the differences leads to what drawing afresh shows, no row wraps,
/// nothing above the frame is touched, and the terminal is left as it was.
func complaintOfFrames(_ input: [UInt8]) -> String? {
  guard input.count > 3 else { return nil }
  let size = Size(columns: Int(input[0]) % 60 + 1, rows: Int(input[1]) % 12 + 1)
  let widths = Screen.Widths.allCases[Int(input[2]) % 3]
  let frames = input[3...].split(separator: 0xFF, omittingEmptySubsequences: false)
    .prefix(8).map(frame)
  var shown = shell(size, widths)
  let above = shown.lines
  var writer = FrameWriter()
  for (number, frame) in frames.enumerated() {
    shown.feed(writer.bytes(showing: frame, in: size))
    var fresh = shell(size, widths)
    var freshWriter = FrameWriter()
    fresh.feed(freshWriter.bytes(showing: frame, in: size))
    let place = "frame \(number) at \(size), widths \(widths): "
    if visible(shown, frame, size) != visible(fresh, frame, size) {
      return place + "\(shown.lines), but afresh \(fresh.lines)"
    }
    if !shown.lines.starts(with: above) { return place + "touched \(shown.lines)" }
    if !shown.ignored.isEmpty { return place + "sent \(shown.ignored)" }
    if (shown.scrollback + shown.rows).contains(where: \.isWrapped) { return place + "wrapped" }
    if shown.style != .plain { return place + "styled" }
  }
  shown.feed(writer.end(leaving: [Line("left")], in: size))
  let modes: Screen.Modes = [.cursorVisible, .autowrap]
  return shown.modes == modes ? nil : "left in modes \(shown.modes.rawValue)"
}

/// A screen on which a shell has written two lines.
private func shell(_ size: Size, _ widths: Screen.Widths) -> Screen {
  var screen = Screen(size: size, widths: widths)
  // Where the screen is narrow these two lines break, not ours.
  screen.feed("\u{1B}[?7l$ make\r\ndone\r\n\u{1B}[?7h")
  return screen
}

/// The texts of the rows of the frame, with the styles of what is no blank.
private func visible(_ screen: Screen, _ frame: Frame, _ size: Size) -> [[ScreenCell]] {
  let rows = (screen.scrollback + screen.rows).dropFirst(2)
  return rows.prefix(min(frame.lines.count, size.rows)).map { row in
    row.cells.map { $0.text == " " ? .blank : $0 }
  }
}

/// A frame: lines divided by newlines, styles chosen by the bytes 01 to 08, the cursor by the first.
private func frame(_ bytes: ArraySlice<UInt8>) -> Frame {
  let styles: [TextStyle] = [
    .plain, TextStyle(attributes: .bold), TextStyle(foreground: .standard(6)),
    TextStyle(background: .indexed(99)), TextStyle(attributes: .inverse),
    TextStyle(foreground: .rgb(red: 1, green: 2, blue: 3), attributes: .underline),
    TextStyle(background: .standard(1), attributes: .strikethrough),
    TextStyle(foreground: .standard(12), attributes: [.dim, .italic]),
  ]
  let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(16).map {
    text in
    var line = Line()
    var style = TextStyle.plain
    for piece in pieces(text) {
      if let byte = piece.first, (0x01...0x08).contains(byte) {
        style = styles[Int(byte) - 1]
      } else {
        line.append(String(decoding: piece, as: UTF8.self), style: style)
      }
    }
    return line
  }
  let place = Int(bytes.first ?? 0)
  let cursor = place.isMultiple(of: 3) ? nil : Position(column: place / 4, row: place % 5)
  return Frame(lines: lines, cursor: cursor)
}

/// Text and the bytes that choose a style, each by itself.
private func pieces(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
  var pieces: [ArraySlice<UInt8>] = []
  var start = bytes.startIndex
  for (index, byte) in zip(bytes.indices, bytes) where (0x01...0x08).contains(byte) {
    if start < index { pieces.append(bytes[start..<index]) }
    pieces.append(bytes[index...index])
    start = index + 1
  }
  if start < bytes.endIndex { pieces.append(bytes[start...]) }
  return pieces
}
