import BallotTerminal

/// The last page, with all answers, each of which can be opened again.
extension FormState {
  /// Up and Down move, Enter opens a question or submits, Esc goes back to the last question.
  mutating func reduceReview(_ key: Key, _ page: Context) -> [Effect] {
    let asked = slots.indices.filter(isAsked)
    let row = review ?? asked.count
    switch key {
    case .up, .character("k"), .backTab: review = max(0, row - 1)
    case .down, .character("j"), .tab: review = min(asked.count, row + 1)
    case .enter where row < asked.count:
      review = nil
      isRevising = true
      return moveFocus(to: asked[row], page)
    case .enter: return [.submit]
    case .escape:
      review = nil
      return moveFocus(to: asked.last ?? 0, page)
    default: break
    }
    return []
  }

  /// All answers, the cursor at one of them or at the row that submits.
  func reviewFrame(_ context: Context) -> Frame {
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
}
