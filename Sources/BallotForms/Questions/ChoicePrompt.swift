import BallotJSON
public import BallotTerminal

/// A question with options: a radio, a picker or a group of toggles, told apart only by their
/// style and by how many may be chosen. The style says as data how the rows lie; this runs the
/// keys.
public struct ChoicePrompt: Prompt {
  /// The question as data.
  public var question: Question
  /// The options as they are now.
  public var options: OptionList {
    didSet {
      let options = options
      keepingPlace { $0?.optionsChanged(options) }
      // An open list has its arrow on the first row from the moment there is one.
      if isOpen, cursor == nil { cursor = rows.next(after: nil, by: 1, wrapping: false) }
    }
  }
  /// How it looks.
  let style: any PickerStyle
  /// Whether several may be chosen.
  let isMultiple: Bool
  /// The row that has the cursor; `nil` while nobody has moved.
  var cursor: Int?
  /// The first row in view.
  var offset = 0
  /// Whether its list or screen is open.
  var isOpen = false
  /// What narrows the open list.
  var filter: OptionFilter?
  /// What was typed into the other row.
  var otherText = TextField()
  /// Whether the arrow was moved since the filter was changed: then it stays on its option.
  var isHeld = false
  /// What the preview command wrote about the option at the cursor.
  var preview = PreviewPane()
  /// Whether a key was used since it got the focus.
  var isTouched = false
  /// What Enter could not do, said under the prompt until the next key.
  var message: String?

  /// Above so many options a list opens with a filter.
  static let filterThreshold = 10

  /// A question that is about to be asked, in its style.
  public init(_ question: Question, options: OptionList, style: any PickerStyle) {
    self.question = question
    self.options = options
    self.style = style
    isMultiple = question.takesSeveral
  }

  /// The positions that are chosen in all the answers it drives.
  func chosen(_ answers: Answers) -> [Int] { shared(answers)?.positions ?? [] }

  /// The text of the other row where that is the answer.
  func otherAnswer(_ answers: Answers) -> String? {
    guard question.other != nil, let answer = shared(answers), answer.positions.isEmpty,
      case .string(let text) = answer.value
    else { return nil }
    return text
  }

  /// The rows that can have the cursor, in the order in which they are drawn.
  var rows: ChoiceRows {
    ChoiceRows(
      options: options, hasMaster: question.master != nil && filter?.isNarrowing != true,
      hasOther: question.other != nil, filter: filter)
  }

  /// Why what is chosen is too little, or the text of the other row will not do; `nil` when it
  /// will.
  public func obstacle(_ answers: Answers) -> Refusal? {
    if isMixed(answers) { return nil }
    guard let answer = shared(answers) else { return nil }
    if otherAnswer(answers) != nil {
      do throws(Refusal) {
        _ = try Checking.answer(answer.value, to: question, options: options)
      } catch {
        return error
      }
    }
    return Checking.countRefusal(of: answer.positions.count, question)
  }

  /// The labels of what is chosen.
  public func summary(_ context: Context, _ answers: Answers) -> Line? {
    if isMixed(answers) { return Line(context.theme.glyphs.mixed + " mixed") }
    guard let answer = shared(answers) else { return nil }
    if let text = otherAnswer(answers) { return Line(text, truncatedTo: context.columns) }
    if answer.value == .null { return Line("none", style: context.theme.secondary) }
    if isMultiple, answer.positions.isEmpty { return Line("none", style: context.theme.secondary) }
    var line = Line()
    for (index, position) in answer.positions.enumerated() where position < options.count {
      guard line.width <= context.columns else { break }
      if index > 0 { line.append(", ") }
      line.append(options[position].label, style: .plain, upTo: context.columns + 1)
    }
    return line
  }

  /// The cursor goes to what is chosen, and a list that is the only question opens by itself.
  public mutating func focus(_ context: Context, _ answers: Answers) {
    message = nil
    isTouched = false
    if let text = otherAnswer(answers) { otherText = TextField(text) }
    // A list that is the only question stays open when the last of its options arrive.
    if isOpen, context.isAlone { cursor = row(of: answers) } else { close(answers) }
    guard context.isAlone || question.query != nil else { return }
    if behavior(context, answers).opens != .inPlace { open(context, answers) }
  }

  /// The row of the first chosen option.
  func row(of answers: Answers) -> Int? {
    if otherAnswer(answers) != nil { return rows.otherIndex }
    guard let first = chosen(answers).first else { return nil }
    return rows.index(ofPosition: first)
  }

  /// Opens the list with the arrow on what is chosen, else on the first option that can be.
  mutating func open(_ context: Context, _ answers: Answers) {
    isOpen = true
    isHeld = false
    if options.count > Self.filterThreshold || options.isLoading || question.query != nil {
      filter = OptionFilter(question.query ?? "", options)
    }
    cursor = row(of: answers) ?? rows.next(after: nil, by: 1, wrapping: false)
    scroll(by: behavior(context, answers).pageRows)
  }

  /// Closes the list and forgets the filter.
  mutating func close(_ answers: Answers) {
    isOpen = false
    filter = nil
    offset = 0
    cursor = row(of: answers)
  }

  /// The window moves as far as the cursor makes it; its height is the style's.
  mutating func scroll(by height: Int) {
    if let cursor { filter?.look(around: cursor) }
    offset =
      Window.range(count: rows.count, height: height, offset: offset, cursor: cursor).lowerBound
  }

  /// Letters are text in a filter and in the other row.
  public var takesText: Bool {
    if filter != nil { return true }
    guard let cursor, cursor < rows.count else { return false }
    return rows.role(cursor) == .other
  }

  /// The option at the cursor of an open list.
  public var previewSubject: String? {
    guard question.preview != nil, isOpen, let cursor, cursor < rows.count,
      case .option(let position) = rows.role(cursor), position < options.count
    else { return nil }
    return options[position].value.plainText
  }

  /// Keeps what the preview command wrote.
  public mutating func show(preview bytes: [UInt8], of subject: String) {
    preview.show(bytes, of: subject)
  }

  /// An open list in which somebody has moved or typed stays as it is while options arrive.
  public var isBusy: Bool { isOpen && isTouched }

  /// Whether a filter is being worked on.
  public var hasWork: Bool { filter?.hasWork ?? false }

  /// Does a slice of the filter's work.
  public mutating func work(concurrently: (Int, @Sendable (Int) -> Void) -> Void) {
    keepingPlace { $0?.work(concurrently: concurrently) }
  }

  /// Does what may change the ranks. Where the arrow was put on an option by hand it stays there, at
  /// the same place of the window.
  private mutating func keepingPlace(_ change: (inout OptionFilter?) -> Void) {
    var held: Int?
    if isHeld, filter?.isNarrowing == true, let cursor, cursor < rows.count,
      case .option(let position) = rows.role(cursor)
    {
      held = position
    }
    change(&filter)
    guard let held, let from = cursor, let cursor = rows.index(ofPosition: held) else { return }
    self.cursor = cursor
    offset = max(0, offset + cursor - from)
    filter?.look(around: cursor)
  }
}
