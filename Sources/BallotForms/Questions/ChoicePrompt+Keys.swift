import BallotJSON
public import BallotTerminal

/// What a key means to a question with options, before it touches any state.
private enum ChoiceAction {
  case move(Int)
  case page(Int)
  case first, last
  case choose
  case digit(Int)
  case chooseAll
  case takeBack
  case openFilter
  case enter
  case close
}

extension ChoicePrompt {
  /// Text goes to the filter or the other row where one has the cursor, all else through the one
  /// table of keys below.
  public mutating func reduce(_ key: Key, _ context: Context, _ answers: inout Answers) -> Reaction
  {
    message = nil
    isTouched = true
    if scrollPreview(key, context, answers) { return .handled }
    if let field = otherField(), let reaction = reduceOther(key, field, &answers) {
      return reaction
    }
    if filter != nil, let reaction = reduceFilter(key, context, &answers) { return reaction }
    let behavior = behavior(context, answers)
    guard let action = action(for: key, behavior) else { return .ignored }
    filter?.settleUnlessShown()
    let wasOpen = isOpen
    let reaction = perform(action, behavior, context, &answers)
    if reaction == .handled {
      let isSame = isOpen == wasOpen
      scroll(by: isSame ? behavior.pageRows : self.behavior(context, answers).pageRows)
    }
    return reaction
  }

  /// The keys that move and choose, by how the rows lie.
  private func action(for key: Key, _ behavior: PickerBehavior) -> ChoiceAction? {
    let isList = behavior.opens == .inPlace || isOpen
    let isTyping = filter != nil
    let line: (up: Int, across: Int) =
      switch behavior.axis {
      case .vertical: (1, 0)
      case .horizontal: (0, 1)
      case .grid(let columns): (columns, 1)
      }
    guard isList else {
      switch key {
      case .enter: return .enter
      case .space, .down, .character("j"): return .choose
      case .character("/"): return .openFilter
      case .backspace: return .takeBack
      default: return nil
      }
    }
    switch key.code {
    case .up where key.modifiers.isEmpty && line.up > 0: return .move(-line.up)
    case .down where key.modifiers.isEmpty && line.up > 0: return .move(line.up)
    case .left where key.modifiers.isEmpty && line.across > 0: return .move(-1)
    case .right where key.modifiers.isEmpty && line.across > 0: return .move(1)
    case .home: return .first
    case .end: return .last
    case .pageUp: return .page(-1)
    case .pageDown: return .page(1)
    case .enter: return .enter
    case .escape where isOpen: return .close
    case .backspace: return .takeBack
    case .tab where isMultiple && isOpen && key.modifiers.isEmpty: return .choose
    default: break
    }
    switch key {
    case .control("a"), .alt("a"): return isMultiple ? .chooseAll : nil
    case .control("p"): return .move(-max(1, line.up))
    case .control("n"): return .move(max(1, line.up))
    default: break
    }
    guard !isTyping, key.modifiers.isEmpty, case .character(let character) = key.code else {
      return nil
    }
    switch character {
    case "k" where line.up > 0: return .move(-line.up)
    case "j" where line.up > 0: return .move(line.up)
    case "h" where line.across > 0: return .move(-1)
    case "l" where line.across > 0: return .move(1)
    case " ": return .choose
    case "/" where isOpen: return .openFilter
    case "1"..."9": return character.wholeNumberValue.map(ChoiceAction.digit)
    default: return nil
    }
  }

  private mutating func perform(
    _ action: ChoiceAction, _ behavior: PickerBehavior, _ context: Context, _ answers: inout Answers
  ) -> Reaction {
    let rows = self.rows
    switch action {
    case .move(let distance):
      move(distance, behavior, &answers)
    case .page(let direction):
      let from = cursor ?? (direction > 0 ? -1 : rows.count)
      point(at: rows.nearest(from + direction * behavior.pageRows, direction: direction), &answers)
    case .first: point(at: rows.next(after: nil, by: 1, wrapping: false), &answers)
    case .last: point(at: rows.next(after: nil, by: -1, wrapping: false), &answers)
    case .choose:
      if behavior.opens != .inPlace, !isOpen {
        open(context, answers)
      } else if let cursor {
        choose(cursor, &answers)
      } else {
        point(at: rows.next(after: nil, by: 1, wrapping: false), &answers)
        if isMultiple, let cursor { choose(cursor, &answers) }
      }
    case .digit(let number):
      takeDigit(number, &answers)
    case .chooseAll: chooseAll(&answers)
    case .takeBack:
      takeBack(&answers)
      if !isMultiple, !isOpen { cursor = nil }
    case .openFilter:
      if !isOpen { open(context, answers) }
      if filter == nil { filter = OptionFilter("", options) }
    case .enter: return enter(behavior, context, &answers)
    case .close:
      close(answers)
      // A list that opened by itself has nothing behind it.
      if context.isAlone { return .ignored }
    }
    return .handled
  }

  /// Moves by rows; the first move from nowhere goes to the first row, or up to the last.
  private mutating func move(_ distance: Int, _ behavior: PickerBehavior, _ answers: inout Answers)
  {
    let rows = self.rows
    let direction = distance > 0 ? 1 : -1
    guard let from = cursor, abs(distance) > 1 else {
      let next = rows.next(after: cursor, by: direction, wrapping: behavior.wraps)
      if let next { point(at: next, &answers) }
      return
    }
    let target = from + distance
    guard target >= 0, target < rows.count, rows.isEnabled(target) else { return }
    point(at: target, &answers)
  }

  /// Puts the cursor on a row; where one option is chosen in place, that chooses it.
  private mutating func point(at index: Int?, _ answers: inout Answers) {
    guard let index else { return }
    cursor = index
    isHeld = true
    if !isMultiple, !isOpen { choose(index, &answers) }
  }

  /// Chooses the row: the option, all of them, or the text of the other row. Where several may be
  /// chosen, one that is chosen already is taken back.
  private mutating func choose(_ index: Int, _ answers: inout Answers) {
    switch rows.role(index) {
    case .heading: break
    case .master: chooseAll(&answers)
    case .other:
      if isOpen { break }
      if otherText.isEmpty { takeBack(&answers) } else { giveOther(&answers) }
    case .option(let position):
      guard options.isEnabled(position) else { return }
      if let fault = options.fault(at: position) {
        message = fault
        return
      }
      guard isMultiple else {
        if shared(answers)?.positions != [position] {
          give(options[position].value, positions: [position], to: &answers)
        }
        return
      }
      var marks = chosen(answers)
      if let found = marks.firstIndex(of: position) {
        marks.remove(at: found)
      } else {
        if let most = question.maximum?.integer, marks.count >= most {
          message = "at most \(most)"
          return
        }
        marks.append(position)
        marks.sort()
      }
      giveMarks(marks, to: &answers)
    }
  }

  /// Marks all that can be chosen among the matches, as far as the limit allows; where all are
  /// marked already, none of them.
  private mutating func chooseAll(_ answers: inout Answers) {
    filter?.settle()
    let marks = chosen(answers)
    let enabled = rows.positions.filter(options.isEnabled)
    let candidates = enabled.filter { options.fault(at: $0) == nil }
    if candidates.count < enabled.count {
      message = enabled.lazy.compactMap(options.fault).first
    }
    var isMarked = Array(repeating: false, count: options.count)
    for mark in marks where mark < options.count { isMarked[mark] = true }
    if candidates.allSatisfy({ isMarked[$0] }) {
      for candidate in candidates { isMarked[candidate] = false }
    } else {
      var room = question.maximum?.integer.map { $0 - marks.count } ?? .max
      for candidate in candidates where !isMarked[candidate] {
        guard room > 0 else {
          message = "at most \(marks.count + room)"
          break
        }
        isMarked[candidate] = true
        room -= 1
      }
    }
    giveMarks(isMarked.indices.filter { isMarked[$0] }, to: &answers)
  }

  private func giveMarks(_ marks: [Int], to answers: inout Answers) {
    give(.array(marks.map { options[$0].value }), positions: marks, to: &answers)
  }

  /// A digit fills the n-th row: disabled rows are counted, not taken.
  private mutating func takeDigit(_ number: Int, _ answers: inout Answers) {
    let rows = self.rows
    let places = (0..<min(rows.count, 24)).filter { rows.role($0).isNumbered }
    guard places.indices.contains(number - 1) else { return }
    let index = places[number - 1]
    guard rows.isEnabled(index) else {
      message = "\(number) is not available"
      return
    }
    cursor = index
    if !isOpen || isMultiple { choose(index, &answers) }
  }

  private mutating func enter(
    _ behavior: PickerBehavior, _ context: Context, _ answers: inout Answers
  ) -> Reaction {
    let answer = shared(answers)
    if behavior.opens != .inPlace, !isOpen {
      if answer != nil || isMixed(answers) { return .accept }
      open(context, answers)
      return .handled
    }
    if isOpen, !isMultiple {
      guard let cursor, cursor < rows.count else {
        message = hasWork ? "still searching" : "no match: change the filter"
        return .handled
      }
      guard case .option(let position) = rows.role(cursor), options.isEnabled(position) else {
        message = "type the answer"
        return .handled
      }
      if let fault = options.fault(at: position) {
        message = fault
        return .handled
      }
      give(options[position].value, positions: [position], to: &answers)
      close(answers)
      return .accept
    }
    if isMultiple {
      if answer == nil, !isMixed(answers) { giveMarks([], to: &answers) }
      if let refusal = obstacle(answers) {
        message = refusal.reason
        return .handled
      }
      if isOpen { close(answers) }
      return .accept
    }
    if answer != nil || isMixed(answers) { return .accept }
    if question.isOptional {
      give(.null, to: &answers)
      return .accept
    }
    message =
      "choose first: \(behavior.axis == .horizontal ? context.theme.glyphs.leftRight : context.theme.glyphs.upDown)"
    return .handled
  }
}

// MARK: - Text

extension ChoicePrompt {
  /// The other row's text, where it has the cursor.
  private func otherField() -> TextField? {
    guard let cursor, cursor < rows.count, rows.role(cursor) == .other else { return nil }
    return otherText
  }

  private mutating func reduceOther(
    _ key: Key, _ field: TextField, _ answers: inout Answers
  ) -> Reaction? {
    if key == .enter {
      guard !field.isEmpty else {
        message = "type the answer"
        return .handled
      }
      giveOther(&answers)
      if isOpen { close(answers) }
      return .accept
    }
    // In an open list with a filter the letters belong to the filter until the row has text.
    var field = field
    guard field.reduce(key) else { return nil }
    otherText = field
    if isOpen { return .handled }
    if field.isEmpty { takeBack(&answers) } else { giveOther(&answers) }
    return .handled
  }

  private func giveOther(_ answers: inout Answers) {
    give(.string(otherText.text), to: &answers)
  }

  private mutating func reduceFilter(
    _ key: Key, _ context: Context, _ answers: inout Answers
  ) -> Reaction? {
    guard var filter else { return nil }
    if key == .escape {
      if filter.isNarrowing {
        self.filter = OptionFilter("", options)
        isHeld = false
        cursor = rows.next(after: nil, by: 1, wrapping: false)
        offset = 0
      } else {
        close(answers)
      }
      return context.isAlone && !isOpen ? .ignored : .handled
    }
    let isEdit =
      switch key {
      case .control("a"), .control("p"), .control("n"): key == .control("a")
      default: true
      }
    guard isEdit else { return nil }
    let before = filter.field.text
    guard filter.reduce(key) else { return nil }
    self.filter = filter
    if filter.field.text != before {
      isHeld = false
      cursor = rows.next(after: nil, by: 1, wrapping: false)
      offset = 0
    }
    return .handled
  }
}

extension OptionRow.Role {
  /// Whether a number key counts the row.
  var isNumbered: Bool {
    switch self {
    case .option, .other: true
    case .master, .heading: false
    }
  }
}
