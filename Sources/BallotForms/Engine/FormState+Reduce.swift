import BallotJSON
public import BallotTerminal

extension FormState {
  /// The only way in: an event changes the state and says what is to be done outside.
  /// - Parameters:
  ///   - event: what happened.
  ///   - context: the surroundings of the frame that the person saw.
  public mutating func reduce(_ event: Event, _ context: Context) -> [Effect] {
    let before = (answers: answers, focus: focus, draft: programDraft)
    let effects: [Effect] =
      switch event {
      case .key(let key): reduce(key, context)
      case .bytes(let stream, let bytes): received(bytes, from: stream, context)
      case .ended(let stream, let end): ended(stream, end, context)
      case .resized, .tick: []
      case .resumed: [.redraw]
      }
    if didChange != nil, answers != before.answers || programDraft != before.draft {
      return effects + tellProgram(of: before.focus, context) + previewEffects()
    }
    return previewEffects() + effects
  }

  /// What is typed, where a program follows it.
  private var programDraft: String? {
    didChange != nil && slots.indices.contains(focus) ? slots[focus].prompt.draft : nil
  }

  /// Tells the program in front of the form of changed answers. What has the focus now starts from
  /// the answers that the program may have set, and must be a question that is still asked.
  private mutating func tellProgram(of focusBefore: Int, _ page: Context) -> [Effect] {
    tellProgram()
    if !isAsked(focus), let open = nextOpen(after: -1) { return moveFocus(to: open, page) }
    if focus != focusBefore { slots[focus].prompt.focus(context(focus, page), answers) }
    return []
  }

  /// The last effects of a form: whatever still runs is ended.
  public mutating func end() -> [Effect] {
    let ids = streams.running.map(\.id)
    streams.running = []
    return ids.map(Effect.stop)
  }

  /// The first effects of a form: the streams that its first question needs.
  public mutating func begin(_ context: Context) -> [Effect] {
    guard slots.indices.contains(focus) else { return [.submit] }
    return moveFocus(to: focus, context) + previewEffects()
  }

  /// Told after each frame, so that a question knows since when it is on screen.
  public mutating func appeared(at now: Duration) {
    guard slots.indices.contains(focus), slots[focus].focusedSince == nil else { return }
    slots[focus].focusedSince = now
  }

  private mutating func reduce(_ key: Key, _ page: Context) -> [Effect] {
    let wasArmed = escapeIsArmed
    // The surroundings of the frame that the person saw.
    var context = context(focus, page)
    context.rows = rowsOfFocus(page)
    escapeIsArmed = false
    message = nil
    switch key {
    case .control("c"): return [.interrupt]
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    case .control("d") where !slots[focus].prompt.takesText: return []
    default: break
    }
    if showsKeys {
      showsKeys = false
      if key == .escape || key == .character("?") || key == Key(.function(1)) { return [] }
    }
    if review != nil { return reduceReview(key, page) }
    if isWaiting { return key == .escape ? abandon() : [] }
    slots[focus].failure = nil
    if let effects = reduceUnready(key, page, armed: wasArmed) { return effects }
    let before = answers
    let reaction = slots[focus].prompt.reduce(key, context, &answers)
    if answers != before {
      slots[focus].isAccepted = false
      readConditions()
      takeBackConfirms(quotingChangesSince: before)
    }
    switch reaction {
    case .handled: return []
    case .accept: return accept(at: focus, page)
    case .retreat: return retreat(page, armed: wasArmed)
    case .complete(let folder): return [.list(streams.open(.completion(focus)), folder: folder)]
    case .ignored: break
    }
    switch key {
    case .tab: return advance(from: focus, page, always: false)
    case .backTab: return moveFocus(to: previous(before: focus) ?? focus, page)
    case .escape: return retreat(page, armed: wasArmed)
    case Key(.function(1)), .character("?"): showsKeys = true
    default: break
    }
    return []
  }

  /// The answer of a question is accepted, unless something stands against it.
  mutating func accept(at index: Int, _ page: Context) -> [Effect] {
    let slot = slots[index]
    slots[index].failure = nil
    slots[index].commandFailure = []
    if streams.isListing(index), !slot.readsLines {
      slots[index].failure = "the options are not there yet"
      return []
    }
    if let refusal = slot.prompt.obstacle(answers) ?? resultObstacle(slot) {
      return refused(index, refusal, page)
    }
    if slot.question.kind == .confirm, answers[slot.question.name]?.value == .bool(false) {
      return [.refuse]
    }
    if slot.question.mustExist, case .string(let path)? = slot.prompt.shared(answers)?.value {
      let stream = streams.open(.existence(index))
      return [.examine(stream, path: path, slot.question.path ?? .file)]
    }
    return check(index, page)
  }

  /// Why the result cannot hold an answer; `nil` where it can.
  private func resultObstacle(_ slot: Slot) -> Refusal? {
    guard let resultWriter, slot.question.kind != .confirm else { return nil }
    return slot.names.lazy.compactMap { name in
      guard let value = answers[name]?.value, !value.isNull else { return nil }
      return resultWriter.obstacle(ResultEntry(slot.question, name: name, .value(value)))
    }.first
  }

  /// Judges an answer by its command, where it has one.
  mutating func check(_ index: Int, _ page: Context) -> [Effect] {
    let slot = slots[index]
    guard let script = slot.question.check else { return accepted(index, page) }
    return streams.check(
      script, value: slot.prompt.shared(answers)?.value, index: index, state: environment(index))
  }

  /// The answer of a question stands: on to the next that is open.
  mutating func accepted(_ index: Int, _ page: Context) -> [Effect] {
    slots[index].isAccepted = true
    noteJudged(index)
    readConditions()
    takeBackStaleAnswers()
    if let given = nextDeferred { return judge(given, page) }
    return advance(from: index, page, always: true)
  }

  /// On to the next question. Behind the last one the form is submitted, if nothing required is
  /// open; else the focus goes to the first that is, and says so. From a question that the review has
  /// opened it goes straight back there.
  private mutating func advance(from index: Int, _ page: Context, always: Bool) -> [Effect] {
    let isRevised = always && isRevising
    if !isRevised, let next = slots.indices.first(where: { $0 > index && isAsked($0) }) {
      return moveFocus(to: next, page)
    }
    guard always else { return [] }
    if let open = slots.indices.first(where: isMissing) {
      let effects = moveFocus(to: open, page)
      if !isRevised { message = "\(quoted(slots[open].question.label)): still open" }
      return effects
    }
    if form.review, review == nil {
      isRevising = false
      review = slots.indices.filter(isAsked).count
      return [.discardInput]
    }
    return [.submit]
  }

  /// Esc: to the question before, and what was to bring options and default here is stopped. At the first one the form is given up, after a word of warning
  /// where that would lose answers.
  mutating func retreat(_ page: Context, armed: Bool) -> [Effect] {
    if let before = previous(before: focus) {
      return streams.stopPreparing(focus) + moveFocus(to: before, page)
    }
    if canGoBack { return [.back] }
    let holdsAnswers = slots.indices.contains { isAsked($0) && slots[$0].isAccepted }
    if holdsAnswers, !armed {
      escapeIsArmed = true
      message = "Esc again cancels"
      return []
    }
    return [.cancel]
  }

  /// The question that is asked before this one; `nil` for the first.
  func previous(before index: Int) -> Int? {
    slots.indices.last { $0 < index && isAsked($0) }
  }

  /// Moves the focus, and starts what brings the options and the default where that is to be had
  /// anew.
  mutating func moveFocus(to index: Int, _ page: Context) -> [Effect] {
    let effects = prepare(index)
    return enter(index, page) + effects
  }

  /// Moves the focus. Keys typed before the question was on screen are dropped where it was not.
  mutating func enter(_ index: Int, _ page: Context) -> [Effect] {
    let wasOnScreen = form.layout == .page && slots[index].question.kind != .confirm
    focus = index
    slots[index].focusedSince = nil
    slots[index].failure = nil
    slots[index].prompt.focus(context(index, page), answers)
    return wasOnScreen ? [] : [.discardInput]
  }
}
