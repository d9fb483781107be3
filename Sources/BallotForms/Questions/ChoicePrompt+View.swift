public import BallotTerminal

extension ChoicePrompt {
  /// The style's rows, with what Enter could not do said below.
  public func view(_ context: Context, _ answers: Answers) -> Block {
    let configuration = configuration(context, answers)
    let body = style.makeBody(configuration: configuration)
    var block = Block(
      body.lines, cursor: body.cursor, keep: body.keep, hints: hints(body.behavior, context))
    block.surface = surface(of: body.behavior)
    if let layout = previewLayout(context) {
      block.lines = layout.lines(body.lines, preview, rowsForControl(context))
    }
    block.lines += messageRows(context)
    return block
  }

  /// An open list of a style that opens a screen has it to itself.
  public func surface(_ context: Context, _ answers: Answers) -> Surface {
    isOpen ? surface(of: behavior(context, answers)) : .inline
  }

  private func surface(of behavior: PickerBehavior) -> Surface {
    isOpen && behavior.opens == .screen ? .alternate : .inline
  }

  /// The closed control, with options that are all in view side by side.
  public func row(_ context: Context, _ answers: Answers) -> Line? {
    guard options.count > 0 else { return nil }
    var flat = self
    flat.question.orientation = .horizontal
    flat.close(answers)
    let lines = style.makeBody(configuration: flat.configuration(context, answers)).lines
    return lines.count == 1 ? lines[0] : nil
  }

  /// What Enter could not do, whole also where the screen is narrow.
  private func messageRows(_ context: Context) -> [Line] {
    guard let message else { return [] }
    let style = context.theme.fault
    return Line.wrap(message, to: max(1, context.columns - 2), style: style, upTo: 3).map {
      Line("  ").appending($0)
    }
  }

  /// The surroundings without the rows of a message.
  private func rowsForControl(_ context: Context) -> Context {
    var context = context
    context.rows = max(1, context.rows - messageRows(context).count)
    return context
  }

  /// How the list and its preview share the screen; `nil` where there is no preview.
  private func previewLayout(_ context: Context) -> PreviewLayout? {
    guard isOpen, question.preview != nil else { return nil }
    return PreviewLayout(question.previewPosition, rowsForControl(context))
  }

  /// Moves the text of the preview by lines, or by almost all that is in view of it.
  mutating func scrollPreview(_ key: Key, _ context: Context, _ answers: Answers) -> Bool {
    guard key.modifiers == .shift, let layout = previewLayout(context) else { return false }
    let list = style.makeBody(configuration: configuration(context, answers)).lines.count
    let rows = layout.textRows(rowsForControl(context), list: list)
    switch key.code {
    case .up: preview.scroll(by: -1, rows: rows)
    case .down: preview.scroll(by: 1, rows: rows)
    case .pageUp: preview.scroll(by: 1 - rows, rows: rows)
    case .pageDown: preview.scroll(by: rows - 1, rows: rows)
    default: return false
    }
    return true
  }

  /// What the style's behaviour is in this state.
  func behavior(_ context: Context, _ answers: Answers) -> PickerBehavior {
    style.behavior(configuration: configuration(context, answers))
  }

  /// What the style may know of the state.
  private func configuration(_ context: Context, _ answers: Answers) -> PickerConfiguration {
    let page = rowsForControl(context)
    let context = previewLayout(context)?.listContext(page) ?? page
    let rows = self.rows
    let marks = chosen(answers)
    let otherValue = otherAnswer(answers)
    var configuration = PickerConfiguration(
      question: question, context: context, count: rows.count,
      row: { index in row(index, rows, marks, otherValue) }, cursor: cursor, offset: offset,
      isOpen: isOpen)
    configuration.isLoading = options.isLoading
    configuration.isMultiple = isMultiple
    configuration.summary = summary(context, answers)
    configuration.isMixed = isMixed(answers)
    configuration.position = position(answers)
    configuration.filter = filter.map {
      $0.field.view(columns: max(8, context.columns / 2), theme: context.theme)
    }
    if question.other != nil {
      configuration.other = otherText.view(
        columns: max(8, context.columns / 3), theme: context.theme)
    }
    return configuration
  }

  private func row(_ index: Int, _ rows: ChoiceRows, _ marks: [Int], _ other: String?)
    -> OptionRow
  {
    let role = rows.role(index)
    switch role {
    case .option(let position):
      let option = options[position]
      return OptionRow(
        role: role, label: option.label, detail: option.detail, icon: option.icon,
        tint: option.tint, markers: option.markers, disabled: option.disabled,
        isChosen: marks.contains(position),
        highlights: filter?.highlights(option.label) ?? [],
        digit: digit(index))
    case .master:
      let enabled = (0..<options.count).count { options.isEnabled($0) }
      let state: Bool? =
        marks.isEmpty ? false : marks.count { options.isEnabled($0) } == enabled ? true : nil
      return OptionRow(role: role, label: question.master ?? "", isChosen: state)
    case .other:
      return OptionRow(
        role: role, label: question.other ?? "", isChosen: other != nil, digit: digit(index))
    case .heading:
      return OptionRow(role: role, label: rows.heading(index))
    }
  }

  private func digit(_ index: Int) -> Int? {
    guard question.master == nil, !options.hasSections, index < 9 else { return nil }
    return index + 1
  }

  /// How many match, of how many, and how many are marked.
  private func position(_ answers: Answers) -> String {
    let total = options.count
    var text = ""
    if let filter, filter.isNarrowing {
      text = "\(filter.count) of \(total)"
    } else if let cursor {
      text = "\(min(cursor + 1, total)) of \(total)"
    } else {
      text = total == 1 ? "1 option" : "\(total) options"
    }
    if isMultiple { text += ", \(chosen(answers).count) chosen" }
    if options.isLoading { text += "…" }
    return text
  }

  private func hints(_ behavior: PickerBehavior, _ context: Context) -> [KeyHint] {
    let glyphs = context.theme.glyphs
    guard behavior.opens == .inPlace || isOpen else {
      return [KeyHint("space", "open"), KeyHint("enter", "accept")]
    }
    let arrows =
      switch behavior.axis {
      case .vertical: glyphs.upDown
      case .horizontal: glyphs.leftRight
      case .grid: "arrows"
      }
    var hints = [KeyHint(arrows, isMultiple || isOpen ? "move" : "choose")]
    if isMultiple {
      hints.append(KeyHint(filter == nil ? "space" : "tab", "mark"))
      hints.append(KeyHint(filter == nil ? "ctrl-a" : "alt-a", "all"))
    }
    if isOpen, filter == nil { hints.append(KeyHint("/", "filter")) }
    hints.append(KeyHint("enter", "accept"))
    if isOpen, question.preview != nil {
      hints.append(KeyHint("shift-\(glyphs.upDown)", "scroll the preview"))
    }
    return hints
  }
}
