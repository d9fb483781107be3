import BallotForms
import BallotTerminal

/// What a view says as the label of a control or an option.
struct LabelContent {
  /// The lines of text.
  var lines: [String] = []
  /// The first glyph.
  var icon: String?
  /// What was set around the first piece.
  var environment = ViewEnvironment()
  /// The colour of the first piece.
  var color: Color?

  /// The content of a view.
  init(_ view: any View) {
    let pieces = view.pieces(in: ViewEnvironment())
    environment = pieces.first?.environment ?? environment
    color = pieces.first.flatMap(\.color)
    for piece in pieces { add(piece) }
  }

  private mutating func add(_ piece: ViewPiece) {
    switch piece.content {
    case .text(let text): lines.append(text())
    case .image(let glyph):
      if icon == nil { icon = glyph } else { lines.append(glyph) }
    case .row(let pieces):
      var row = LabelContent(EmptyView())
      for piece in pieces { row.add(piece) }
      icon = icon ?? row.icon
      if !row.lines.isEmpty { lines.append(row.lines.joined(separator: " ")) }
      color = color ?? pieces.first.flatMap(\.color)
    case .heading, .sectionEnd, .form, .question, .control, .action: break
    }
  }

  /// The text, a line a row.
  var text: String { lines.joined(separator: "\n") }
  /// The text on one line.
  var title: String { lines.joined(separator: " ") }
  /// The glyph and the text: what a marker shows.
  var marker: String { ([icon].compactMap { $0 } + lines).joined(separator: " ") }
}

extension ViewPiece {
  /// Whether it is part of a label.
  var isLabel: Bool {
    switch content {
    case .text, .image, .row, .control, .action: true
    case .heading, .sectionEnd, .form, .question: false
    }
  }

  /// The colour that was set for it.
  var color: Color? { environment.foreground ?? environment.tint }
}
