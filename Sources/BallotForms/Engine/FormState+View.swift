import BallotJSON
public import BallotTerminal

extension FormState {
  /// All that is on the screen now. Questions without the focus take one line each; the focused
  /// one is whole in view, as far as the screen allows.
  public func view(_ context: Context) -> Frame {
    if review != nil { return reviewFrame(context) }
    var page = PageLayout()
    let isPage = form.layout == .page
    if let title = form.title, !title.isEmpty {
      page.add(Line.wrap(title, to: context.columns, style: context.theme.strong))
      page.add([Line()])
    }
    var heading: String?
    var isHeld = true
    // One step at a time shows the notes between the question before and its own.
    var notes: [Line] = []
    var slot = 0
    var hints: [KeyHint] = []
    let columns = isPage ? labelColumns(context) : [:]
    var sectionIndex = 0
    for item in form.items {
      switch item {
      case .section(let title, let when):
        sectionIndex += 1
        isHeld = holds(when)
        heading = title
        notes = []
      case .note(let lines, let when):
        guard isHeld, holds(when) else { continue }
        notes += noteRows(lines, context)
        guard isPage else { continue }
        page.add(headingRows(&heading, below: page, context) + notes)
        notes = []
      case .question:
        let index = slot
        slot += 1
        guard isAsked(index) else { continue }
        guard isPage || index == focus else {
          notes = []
          continue
        }
        page.add(headingRows(&heading, below: page, context) + notes)
        var inner = self.context(index, context)
        inner.labelColumns = columns[sectionIndex] ?? 0
        if index == focus {
          inner.rows = rowsOfFocus(context)
          let block = focusedBlock(index, inner)
          hints = block.hints
          if block.surface == .alternate {
            return screen(block, footer(hints, context), context)
          }
          page.add(block.lines, focus: block)
        } else {
          page.add([summaryLine(index, inner)])
        }
      }
    }
    return page.frame(rows: context.rows, footer: footer(hints, context))
  }

  /// The title of a section above the first thing in it that is shown.
  private func headingRows(_ heading: inout String?, below page: PageLayout, _ context: Context)
    -> [Line]
  {
    guard let title = heading else { return [] }
    heading = nil
    let gap = page.lines.last.map { $0.cells.isEmpty } ?? true ? [] : [Line()]
    if title.isEmpty { return gap }
    return gap + Line.wrap(title, to: context.columns, style: context.theme.strong)
  }

  private func noteRows(_ lines: [String], _ context: Context) -> [Line] {
    lines.flatMap { line in
      Line.wrap(quoted(line), to: context.columns - 2, style: context.theme.secondary).map {
        Line("  ").appending($0)
      }
    }
  }

  /// The block of the question in focus, with its fault and what it waits for.
  private func focusedBlock(_ index: Int, _ context: Context) -> Block {
    let slot = slots[index]
    var block = slot.prompt.view(context, answers)
    func say(_ text: String, _ style: TextStyle) {
      for row in Line.wrap(text, to: context.columns - 2, style: style).prefix(3) {
        block.lines.append(Line("  ").appending(row))
      }
    }
    if let failure = slot.failure {
      let lines = Line("  " + failure, style: context.theme.fault)
      block.lines.append(
        lines.truncated(to: context.columns, ellipsis: context.theme.glyphs.ellipsis))
    }
    if streams.isWaiting {
      say("checking, esc stops", context.theme.secondary)
    } else if streams.isPreparing(index), slot.prompt.options.count == 0 {
      say("loading, esc goes back", context.theme.secondary)
    }
    return block
  }

  /// A screen of a style's own.
  private func screen(_ block: Block, _ footer: [Line], _ context: Context) -> Frame {
    var page = PageLayout()
    page.add(block.lines, focus: block)
    var frame = page.frame(rows: context.rows, footer: footer)
    frame.surface = .alternate
    return frame
  }

  /// One line for a question without the focus: answered or not, label, answer.
  func summaryLine(_ index: Int, _ context: Context) -> Line {
    let slot = slots[index]
    let glyphs = context.theme.glyphs
    var line = Line(slot.isAccepted ? glyphs.answered : " ", style: context.theme.success)
    line.pad(to: displayWidth(glyphs.answered))
    line.append(" ")
    let start = line.width
    let answer =
      slot.prompt.summary(context, answers) ?? Line("not set", style: context.theme.secondary)
    // A long label gives way to the answer, down to half of the row.
    let room = max(0, context.columns - start - 3)
    let widest = max(room - answer.width, room / 2)
    line.append(
      Line(singleLine(quoted(slot.question.label))).truncated(
        to: widest, ellipsis: glyphs.ellipsis))
    line.pad(to: max(line.width, start + min(context.labelColumns, widest)))
    line.append("   ")
    line.append(answer)
    return line.truncated(to: context.columns, ellipsis: glyphs.ellipsis)
  }

  /// The columns that the labels of each section share, at most half of the screen.
  private func labelColumns(_ context: Context) -> [Int: Int] {
    guard slots.indices.filter(isAsked).count > 1 else { return [:] }
    var columns: [Int: Int] = [:]
    var section = 0
    var slot = 0
    for item in form.items {
      switch item {
      case .section: section += 1
      case .note: break
      case .question(let question):
        if isAsked(slot), !question.labelsHidden {
          columns[section] = max(
            columns[section] ?? 0, min(labelWidth(slot), context.columns / 2))
        }
        slot += 1
      }
    }
    return columns
  }

  /// The columns of a label that count for its section. A confirm asks a whole sentence: it stands
  /// for itself, and does not push the others' controls aside when it appears.
  private func labelWidth(_ index: Int) -> Int {
    let question = slots[index].question
    return question.kind == .confirm ? 0 : displayWidth(singleLine(quoted(question.label)))
  }

  /// `{name}` in a note or a label quotes an earlier answer by its label, one that is still open by
  /// a gap; `{{` is a brace. The prompt of a single command is taken as it is.
  func quoted(_ text: String) -> String {
    guard form.origin != .singleCommand, text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return Template(text).text { name in
      guard let slot = slots.first(where: { $0.prompt.names.contains(name) }) else {
        return form.given.first { $0.name == name }?.value.plainText
      }
      if slot.question.isSecret { return "••••••••" }
      guard let answer = answers[name] else { return "___" }
      let labels = answer.positions.map { slot.prompt.options[$0].label }
      return labels.isEmpty ? answer.value.plainText : labels.joined(separator: ", ")
    }
  }

  /// The rows that the question in focus may take.
  func rowsOfFocus(_ page: Context) -> Int { max(1, page.rows - footerRows(page)) }

  /// How many rows the footer takes, told before the question is laid out, as it has the rest.
  private func footerRows(_ context: Context) -> Int {
    guard showsKeys else { return (message == nil ? 0 : 1) + (context.rows < 3 ? 0 : 1) }
    let block = slots[focus].prompt.view(self.context(focus, context), answers)
    return footer(block.hints, context).count
  }

  /// What the keys do now, or all keys, and how far the form is.
  private func footer(_ hints: [KeyHint], _ context: Context) -> [Line] {
    let inner = self.context(focus, context)
    var lines: [Line] = []
    if let message {
      lines.append(
        Line("  " + message, style: context.theme.fault).truncated(
          to: context.columns, ellipsis: context.theme.glyphs.ellipsis))
    }
    if showsKeys { return lines + KeyHelp.lines(hints, inner) }
    let asked = slots.indices.filter(isAsked)
    var line = KeyHelp.footer(hints, inner)
    if asked.count > 1, let place = asked.firstIndex(of: focus) {
      let count = Line("\(place + 1) of \(asked.count)", style: context.theme.secondary)
      if line.width + 3 + count.width <= context.columns {
        line.pad(to: max(line.width + 3, min(context.columns, 72) - count.width))
        line.append(count)
      }
    }
    return context.rows < 3 ? lines : lines + [line]
  }

  private func reviewFrame(_ context: Context) -> Frame {
    let asked = slots.indices.filter(isAsked)
    let row = review ?? asked.count
    let columns = asked.map(labelWidth).max() ?? 0
    var page = PageLayout()
    page.add([Line(form.title ?? "Your answers", style: context.theme.strong), Line()])
    for (place, index) in asked.enumerated() {
      var inner = self.context(index, context)
      inner.labelColumns = min(columns, context.columns / 2)
      var line = Line(
        place == row ? context.theme.glyphs.pointer : " ", style: context.theme.tinted(nil))
      line.pad(to: displayWidth(context.theme.glyphs.pointer))
      line.append(" ")
      line.append(summaryLine(index, inner))
      line = line.truncated(to: context.columns, ellipsis: context.theme.glyphs.ellipsis)
      page.add(
        [line], focus: place == row ? Block([line], cursor: Position(column: 0, row: 0)) : nil)
    }
    var submit = Line(
      row == asked.count ? context.theme.glyphs.pointer : " ", style: context.theme.tinted(nil))
    submit.append(" Submit", style: context.theme.strong)
    page.add(
      [submit],
      focus: row == asked.count ? Block([submit], cursor: Position(column: 0, row: 0)) : nil)
    let hints = [
      KeyHint(context.theme.glyphs.upDown, "move"), KeyHint("enter", "open or submit"),
      KeyHint("esc", "back"),
    ]
    return page.frame(rows: context.rows, footer: [KeyHelp.footer(hints, context)])
  }

  /// What stays on the screen after the form: a line a question.
  public func summary(_ outcome: Outcome, _ context: Context) -> [Line] {
    let glyphs = context.theme.glyphs
    let columns = slots.indices.filter(isAsked).map(labelWidth).max() ?? 0
    var lines: [Line] = []
    for index in slots.indices where isAsked(index) {
      var inner = self.context(index, context)
      inner.labelColumns = slots.count > 1 ? min(columns, context.columns / 2) : 0
      if slots[index].isAccepted || outcome == .answered {
        lines.append(summaryLine(index, inner))
        continue
      }
      var line = Line(glyphs.cancelled, style: context.theme.fault)
      line.append(" " + singleLine(quoted(slots[index].question.label)) + "   ")
      line.append(outcome.word, style: context.theme.secondary)
      lines.append(line.truncated(to: context.columns, ellipsis: glyphs.ellipsis))
      break
    }
    return lines
  }
}

extension Outcome {
  /// The word that stands behind the question at which the form ended.
  var word: String {
    switch self {
    case .answered: "answered"
    case .refused: "refused"
    case .cancelled: "cancelled"
    case .back: "back"
    case .timedOut: "timed out"
    }
  }
}

/// A text of several lines as one, for a summary.
func singleLine(_ text: String) -> String {
  String(text.map { $0.isNewline ? " " : $0 })
}
