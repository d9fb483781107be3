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
    let columns = isPage ? labelColumns(context) : 0
    for item in form.items {
      switch item {
      case .section(let title, let when):
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
        inner.labelColumns = columns
        if index == focus {
          inner.rows = rowsOfFocus(context)
          let block = focusedBlock(index, inner)
          hints = block.hints
          if block.surface == .alternate { return screen(block, context) }
          page.add(block.lines, focus: block)
        } else {
          page.add([row(index, inner)])
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

  /// The block of the question in focus, with its fault, what its commands complain of and what it
  /// waits for.
  private func focusedBlock(_ index: Int, _ context: Context) -> Block {
    let slot = slots[index]
    var block = slot.prompt.view(context, answers)
    func say(_ text: String, _ style: TextStyle, indent: String = "  ") {
      let room = max(1, context.columns - indent.utf8.count)
      for row in Line.wrap(text, to: room, style: style, upTo: 3) {
        block.lines.append(Line(indent).appending(row))
      }
    }
    if let failure = slot.failure { say(failure, context.theme.fault) }
    if let what = slot.commandFailure.first { say(what, context.theme.fault) }
    for complaint in slot.commandFailure.dropFirst() {
      say(complaint, context.theme.secondary, indent: "    ")
    }
    let leads = previous(before: index) != nil || canGoBack ? "back" : "out"
    if slot.isBlocked { block.hints = [KeyHint("enter", "try again"), KeyHint("esc", leads)] }
    if isWaiting {
      say("checking, esc stops", context.theme.secondary)
    } else if streams.isPreparing(index), slot.prompt.options.count == 0 {
      say("loading, esc goes \(leads)", context.theme.secondary)
    }
    return block
  }

  /// A screen of a style's own, under the way back to the page that it belongs to.
  private func screen(_ block: Block, _ context: Context) -> Frame {
    var page = PageLayout()
    page.add(wayBack(context))
    page.add(block.lines, focus: block)
    let hints = block.hints + [KeyHint("esc", "back")]
    var frame = page.frame(rows: context.rows, footer: footer(hints, context))
    frame.surface = .alternate
    return frame
  }

  /// The row above a screen of its own; none where there is no page behind it or no room.
  func wayBack(_ context: Context) -> [Line] {
    guard slots.indices.filter(isAsked).count > 1, context.rows > 4 else { return [] }
    var line = Line(context.theme.glyphs.wayBack, style: context.theme.tinted(nil))
    line.append(" " + singleLine(form.title ?? "back"), style: context.theme.secondary)
    return [line.truncated(to: context.columns, ellipsis: context.theme.glyphs.ellipsis)]
  }

  /// The columns that all labels share, at most half of the screen.
  private func labelColumns(_ context: Context) -> Int {
    let asked = slots.indices.filter(isAsked)
    guard asked.count > 1 else { return 0 }
    let widths = asked.filter { !slots[$0].question.labelsHidden }.map(labelWidth)
    return min(widths.max() ?? 0, context.columns / 2)
  }
}
