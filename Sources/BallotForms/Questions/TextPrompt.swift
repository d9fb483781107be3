import BallotJSON
public import BallotTerminal

/// A line of text, a number, a secret. What is typed is the answer as it stands; it is judged when
/// it is accepted, and a fault is said only then.
public struct TextPrompt: Prompt {
  /// The question as data.
  public var question: Question
  /// A text question has no options.
  public var options = OptionList()
  private var field = TextField()
  /// What was typed the first time, where it is typed twice.
  private var first: String?
  private var message: String?
  /// Whether the last Tab completed nothing, so that the next one goes on.
  private var isComplete = false

  /// A question that is about to be asked.
  public init(_ question: Question) {
    self.question = question
  }

  /// Editing keys change the text; Enter judges it.
  public mutating func reduce(_ key: Key, _ context: Context, _ answers: inout Answers) -> Reaction
  {
    message = nil
    if key == .enter { return enter(&answers) }
    if key == .tab, question.path != nil, !isComplete, !field.isEmpty {
      return .complete(folder: folder.isEmpty ? "." : folder)
    }
    isComplete = false
    let before = field.characters
    guard field.reduce(key) else { return .ignored }
    if field.characters != before { takeBack(&answers) }
    if case .paste(let text) = key.code {
      let count = TextField.lines(of: text).count
      if count > 1 { message = "\(count) lines were joined into one" }
    }
    return .handled
  }

  /// The folder part of the path, with its slash.
  private var folder: String {
    let text = field.text
    guard let slash = text.lastIndex(of: "/") else { return "" }
    return String(text[...slash])
  }

  /// Adds what all fitting names have in common; where that is nothing, says what fits.
  public mutating func complete(_ names: [String]) {
    let typed = String(field.text.dropFirst(folder.count))
    let fitting = names.filter { name in
      name.hasPrefix(typed) && (question.path == .file || name.hasSuffix("/"))
        && (!name.hasPrefix(".") || typed.hasPrefix("."))
    }
    guard var common = fitting.first else {
      isComplete = true
      return
    }
    for name in fitting.dropFirst() {
      while !name.hasPrefix(common) { common.removeLast() }
    }
    let more = common.dropFirst(typed.count)
    guard more.isEmpty else {
      _ = field.reduce(Key(.end))
      field.insert(String(more))
      return
    }
    isComplete = true
    if fitting.count > 1 { message = fitting.prefix(20).joined(separator: "  ") }
  }

  private mutating func enter(_ answers: inout Answers) -> Reaction {
    if field.isEmpty, question.isOptional {
      give(.null, to: &answers)
      return .accept
    }
    do throws(Refusal) {
      let checked = try Checking.answer(.string(field.text), to: question, options: options)
      if question.isRepeated, shared(answers)?.value != checked.value {
        guard let first else {
          self.first = field.text
          field = TextField()
          return .handled
        }
        guard first == field.text else {
          self.first = nil
          field = TextField()
          message = "not the same: type it again"
          return .handled
        }
        self.first = nil
      }
      give(checked.value, to: &answers)
      return .accept
    } catch {
      message = error.reason
      return .handled
    }
  }

  /// The label with the field beside it.
  public func view(_ context: Context, _ answers: Answers) -> Block {
    let prompt = question
    let label = min(displayWidth(prompt.label), context.columns / 2)
    let (line, cursor) = field.view(
      columns: max(8, context.columns - label - 6), mask: mask(context),
      placeholder: first == nil ? placeholder : "once more", theme: context.theme)
    var (lines, place) = promptBlock(
      prompt, control: line, mark: context.pointerMark, context: context)
    place.column = min(context.columns, place.column + cursor)
    if let message {
      for row in Line.wrap(message, to: context.columns - 2, style: context.theme.fault) {
        lines.append(Line("  ").appending(row))
      }
    }
    return Block(
      lines, cursor: place, hints: [KeyHint("enter", "accept"), KeyHint("ctrl-u", "clear")])
  }

  private var placeholder: String? {
    question.placeholder ?? (question.isOptional ? "optional" : nil)
  }

  private func mask(_ context: Context) -> String? {
    question.isSecret ? context.theme.glyphs.secret : nil
  }

  /// The text; a secret is eight dots, whatever its length.
  public func summary(_ context: Context, _ answers: Answers) -> Line? {
    guard let answer = shared(answers) else { return nil }
    if answer.value == .null { return Line("none", style: context.theme.secondary) }
    if question.isSecret {
      return Line(String(repeating: context.theme.glyphs.secret, count: 8))
    }
    return Line(answer.value.plainText, truncatedTo: context.columns)
  }

  /// What is accepted was judged already.
  public func obstacle(_ answers: Answers) -> Refusal? { nil }

  /// The field starts with the answer, which is the default until somebody changed it.
  public mutating func focus(_ context: Context, _ answers: Answers) {
    message = nil
    first = nil
    if let answer = shared(answers), answer.value != .null {
      field = TextField(answer.value.plainText)
    }
  }

  /// What is in the field; where it is typed twice, what was typed the first time.
  public var draft: String? {
    get { first ?? field.text }
    set { field = TextField(newValue ?? "") }
  }

  /// Letters are text here.
  public var takesText: Bool { true }
}
