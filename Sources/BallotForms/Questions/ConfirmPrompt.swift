import BallotJSON
public import BallotTerminal

/// A guard: goes on or does not. It has no answer at the start, ignores pastes, and takes no key in
/// its first 200 milliseconds, so that nothing typed for something else confirms it.
public struct ConfirmPrompt: Prompt {
  /// The question as data.
  public var question: Question
  /// A confirm has no options.
  public var options = OptionList()
  private var field = TextField()
  private var message: String?

  /// How long a confirm is on screen before a key counts (`reliability.md` 4.3).
  static let settling = Duration.milliseconds(200)

  /// A guard that is about to be asked.
  public init(_ question: Question) {
    self.question = question
  }

  /// `y` and `n`, Left and Right set; Enter accepts what is set, or the word that was typed.
  public mutating func reduce(_ key: Key, _ context: Context, _ answers: inout Answers) -> Reaction
  {
    message = nil
    if case .paste = key.code { return .handled }
    switch key {
    case .escape, .tab, .backTab: return .ignored
    default: break
    }
    guard let since = context.focusedSince, context.now - since >= Self.settling else {
      return .handled
    }
    if let word = question.typed { return type(key, word, &answers) }
    switch key {
    case .left, .character("h"), .character("y"), .character("Y"):
      give(.bool(true), to: &answers)
    case .right, .character("l"), .character("n"), .character("N"):
      give(.bool(false), to: &answers)
    case .space:
      guard case .bool(let state)? = shared(answers)?.value else { return .handled }
      give(.bool(!state), to: &answers)
    case .backspace: takeBack(&answers)
    case .enter:
      if shared(answers) != nil { return .accept }
      message = "choose first: y or n"
    default: return .ignored
    }
    return .handled
  }

  private mutating func type(_ key: Key, _ word: String, _ answers: inout Answers) -> Reaction {
    if key == .enter {
      guard field.text == word else {
        message = "type \(word) to go on, esc to leave"
        return .handled
      }
      give(.bool(true), to: &answers)
      return .accept
    }
    return field.reduce(key) ? .handled : .ignored
  }

  /// The label with both words, or with the field.
  public func view(_ context: Context, _ answers: Answers) -> Block {
    var hints = [KeyHint("y/n", "set"), KeyHint("enter", "accept")]
    let control: Line
    let column: Int
    if let word = question.typed {
      let (line, cursor) = field.view(
        columns: max(8, context.columns / 2), placeholder: "type \(word)", theme: context.theme)
      control = line
      column = cursor
      hints = [KeyHint("enter", "accept")]
    } else {
      let body = body(context, answers)
      control = body.control
      column = body.cursorColumn
    }
    var (lines, place) = promptBlock(
      question, control: control, mark: context.pointerMark, context: context)
    place.column += column
    if let message { lines.append(Line("  " + message, style: context.theme.fault)) }
    return Block(lines, cursor: place, hints: hints)
  }

  /// The label with both words; a word that must be typed is asked for only at its question.
  public func row(_ context: Context, _ answers: Answers) -> Line? {
    guard question.typed == nil else { return nil }
    return promptRow(question, control: body(context, answers).control, context: context)
  }

  private func body(_ context: Context, _ answers: Answers) -> ToggleBody {
    var state: Bool?
    if case .bool(let flag)? = shared(answers)?.value { state = flag }
    return ButtonToggleStyle().makeBody(
      configuration: ToggleConfiguration(
        question: question, context: context, isOn: state, isMixed: false))
  }

  /// Yes or no, in the question's words.
  public func summary(_ context: Context, _ answers: Answers) -> Line? {
    guard case .bool? = shared(answers)?.value else { return nil }
    return Line(body(context, answers).spoken)
  }

  /// Yes and no both will do.
  public func obstacle(_ answers: Answers) -> Refusal? { nil }

  /// Forgets what was typed.
  public mutating func focus(_ context: Context, _ answers: Answers) {
    message = nil
    field = TextField()
  }
}
