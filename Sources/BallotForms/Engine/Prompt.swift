public import BallotJSON
public import BallotTerminal

/// What a prompt says about a key.
public enum Reaction: Hashable, Sendable {
  /// The key means nothing here; the page may use it.
  case ignored
  /// The key was used.
  case handled
  /// The person accepts the answer as it stands and goes on.
  case accept
  /// The person goes back.
  case retreat
  /// The names in this folder are wanted, to complete a path.
  case complete(folder: String)
}

/// One question being asked: a value that holds what is typed, opened and pointed at. The answer
/// itself is in `Answers`, where several prompts may drive it.
public protocol Prompt {
  /// The question, as data. A program may change its label while it is asked.
  var question: Question { get set }
  /// Its options as they are now; set when they arrive or change.
  var options: OptionList { get set }
  /// The only way in which a key changes the state.
  mutating func reduce(_ key: Key, _ context: Context, _ answers: inout Answers) -> Reaction
  /// What is on the page now. The first line holds the prompt.
  func view(_ context: Context, _ answers: Answers) -> Block
  /// Where it is drawn now: on the page, or on a screen of its own.
  func surface(_ context: Context, _ answers: Answers) -> Surface
  /// The label and the control in one row, for a question on the page without the focus; `nil` where
  /// the control takes more room, so that the summary stands for it.
  func row(_ context: Context, _ answers: Answers) -> Line?
  /// The answer in one line for what was accepted and for the summary; `nil` while it is open.
  func summary(_ context: Context, _ answers: Answers) -> Line?
  /// What keeps the answer from being accepted now, such as too few options; `nil` for nothing.
  func obstacle(_ answers: Answers) -> Refusal?
  /// Takes the names that `Reaction.complete` asked for, folders with a `/` at the end.
  mutating func complete(_ names: [String])
  /// The value of the option whose preview is wanted, as text; `nil` for none.
  var previewSubject: String? { get }
  /// Takes the first bytes of what the preview command wrote of an option.
  mutating func show(preview: [UInt8], of subject: String)
  /// Called when the question gets the focus.
  mutating func focus(_ context: Context, _ answers: Answers)
  /// Whether the person has begun to work in it, so that arriving options must not move anything.
  var isBusy: Bool { get }
  /// What is typed, which is no answer before it is accepted; `nil` where nothing can be typed.
  var draft: String? { get set }
  /// Whether printable keys are text here, so that none of them is a command.
  var takesText: Bool { get }
  /// Whether work is waiting that is done in slices between keys.
  var hasWork: Bool { get }
  /// Does a slice of the waiting work, on as many cores as `concurrently` gives.
  mutating func work(concurrently: (Int, @Sendable (Int) -> Void) -> Void)
}

extension Prompt {
  /// A question is drawn on the page unless it says otherwise.
  public func surface(_ context: Context, _ answers: Answers) -> Surface { .inline }
  /// The summary stands for the control.
  public func row(_ context: Context, _ answers: Answers) -> Line? { nil }
  /// Only paths are completed.
  public mutating func complete(_ names: [String]) {}
  /// Only an open list has previews.
  public var previewSubject: String? { nil }
  /// Only an open list has previews.
  public mutating func show(preview: [UInt8], of subject: String) {}
  /// Nothing happens at focus unless the prompt says so.
  public mutating func focus(_ context: Context, _ answers: Answers) {}
  /// Nothing is disturbed by arriving options unless the prompt says so.
  public var isBusy: Bool { false }
  /// Nothing can be typed unless the prompt says so.
  public var draft: String? {
    get { nil }
    set {}
  }
  /// Printable keys are commands unless the prompt says otherwise.
  public var takesText: Bool { false }
  /// No prompt has work unless it says so.
  public var hasWork: Bool { false }
  /// No work, nothing done.
  public mutating func work(concurrently: (Int, @Sendable (Int) -> Void) -> Void) {}

  /// The names of the answers that it drives: its sources, else its own.
  public var names: [String] { question.sources.isEmpty ? [question.name] : question.sources }

  /// The one answer that all its names share; `nil` while any is open or they differ.
  public func shared(_ answers: Answers) -> Answer? {
    guard let first = names.first, let answer = answers[first] else { return nil }
    for name in names.dropFirst() where answers[name]?.value != answer.value { return nil }
    return answer
  }

  /// Whether its names hold answers that differ.
  public func isMixed(_ answers: Answers) -> Bool {
    names.count > 1 && shared(answers) == nil && names.contains { answers[$0] != nil }
  }

  /// Gives this answer to all its names, as the person's.
  public func give(_ value: JSON, positions: [Int] = [], to answers: inout Answers) {
    for name in names {
      answers[name] = Answer(value, positions: positions, source: .person)
    }
  }

  /// Takes the answer back from all its names.
  public func takeBack(_ answers: inout Answers) {
    for name in names { answers[name] = nil }
  }
}
