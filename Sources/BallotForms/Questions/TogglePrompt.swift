import BallotJSON
public import BallotTerminal

/// On or off. The style says how it looks and what Space does.
public struct TogglePrompt: Prompt {
  /// The question as data.
  public var question: Question
  /// A toggle has no options.
  public var options = OptionList()
  /// How it looks.
  let style: any ToggleStyle
  /// What Enter could not do.
  private var message: String?

  /// A question that is about to be asked, in its style.
  public init(_ question: Question, style: any ToggleStyle) {
    self.question = question
    self.style = style
  }

  /// Space flips; Left and Right, `y` and `n` set; Enter accepts what is set.
  public mutating func reduce(_ key: Key, _ context: Context, _ answers: inout Answers) -> Reaction
  {
    message = nil
    switch key {
    case .space:
      var state = isOn(answers)
      body(context, answers).activate(&state)
      if let state { give(.bool(state), to: &answers) } else { takeBack(&answers) }
    case .character("y"), .character("Y"): give(.bool(true), to: &answers)
    case .character("n"), .character("N"): give(.bool(false), to: &answers)
    case .left, .character("h"):
      give(.bool(!body(context, answers).isOnAtRight), to: &answers)
    case .right, .character("l"):
      give(.bool(body(context, answers).isOnAtRight), to: &answers)
    case .backspace: takeBack(&answers)
    case .enter:
      if shared(answers) != nil || isMixed(answers) { return .accept }
      if question.isOptional {
        give(.null, to: &answers)
        return .accept
      }
      message = "choose first: y or n"
    default: return .ignored
    }
    return .handled
  }

  private func isOn(_ answers: Answers) -> Bool? {
    guard case .bool(let state)? = shared(answers)?.value else { return nil }
    return state
  }

  private func body(_ context: Context, _ answers: Answers) -> ToggleBody {
    style.makeBody(
      configuration: ToggleConfiguration(
        question: question, context: context, isOn: isOn(answers), isMixed: isMixed(answers)))
  }

  /// The label with the control beside it.
  public func view(_ context: Context, _ answers: Answers) -> Block {
    let body = body(context, answers)
    var (lines, place) = promptBlock(
      question, control: body.control, mark: context.pointerMark, context: context)
    place.column += body.cursorColumn
    if let message { lines.append(Line("  " + message, style: context.theme.fault)) }
    return Block(
      lines, cursor: place,
      hints: [KeyHint("space", "flip"), KeyHint("y/n", "set"), KeyHint("enter", "accept")])
  }

  /// The label with the control beside it.
  public func row(_ context: Context, _ answers: Answers) -> Line? {
    promptRow(question, control: body(context, answers).control, context: context)
  }

  /// The state in words.
  public func summary(_ context: Context, _ answers: Answers) -> Line? {
    if shared(answers)?.value == .null { return Line("none", style: context.theme.secondary) }
    guard isOn(answers) != nil || isMixed(answers) else { return nil }
    return Line(body(context, answers).spoken)
  }

  /// Any state will do.
  public func obstacle(_ answers: Answers) -> Refusal? { nil }

  /// Forgets what Enter could not do.
  public mutating func focus(_ context: Context, _ answers: Answers) { message = nil }
}
