import BallotForms
import BallotJSON

/// A form that is built and bound: its questions as plain data, and what stands behind each answer.
struct FormPlan {
  /// One answer and the caller's value behind it.
  struct Entry {
    /// The name of the answer.
    let name: String
    /// The value.
    var port: any Port
    /// Told when it changes.
    var delegates: [any FormDelegate]
    /// The answer that the value was set from last.
    var last: Answer?
  }

  /// The form as plain data.
  var form = BallotForms.Form()
  /// The answers, each once.
  var entries: [Entry] = []
  /// What notes and headings say, which may follow the answers, by their place among the items.
  private(set) var texts: [(item: Int, text: () -> String)] = []
  /// What questions are labelled with, which may follow the answers, by their names.
  private(set) var labels: [(name: String, text: () -> String)] = []
  /// Called when values have changed that follow the answers.
  private(set) var watchers: [any Watcher] = []
  /// The styles that are not built in, by the question's name.
  private(set) var toggleStyles: [String: any BallotForms.ToggleStyle] = [:]
  private(set) var pickerStyles: [String: any PickerStyle] = [:]

  /// Builds a view and binds its questions.
  /// - Throws: `FormError` where it makes no form.
  init(_ view: some View, in root: BindingRoot) throws(FormError) {
    var draft = FormDraft()
    for piece in view.pieces(in: ViewEnvironment()) { try draft.add(piece, root) }
    let names = try Self.names(draft.questions)
    for (index, asked) in draft.questions.enumerated() {
      draft.questions[index].asked.question.name = names[index]
      let name = names[index]
      toggleStyles[name] = asked.asked.toggleStyle
      pickerStyles[name] = asked.asked.pickerStyle
      if let label = asked.asked.liveLabel { labels.append((name, label)) }
    }
    try bind(&draft)
    form = draft.form
    texts = draft.texts
    watchers = draft.watchers
    try check()
  }

  /// The same rules as for every form, whoever wrote it. Styles that are not built in are known
  /// here alone, and options may come with the answers before them.
  private func check() throws(FormError) {
    var form = form
    for (index, item) in form.items.enumerated() {
      guard case .question(var question) = item else { continue }
      if pickerStyles[question.name] != nil { question.style = "automatic" }
      if question.awaitsOptions { question.options = [Option("to come")] }
      form.items[index] = .question(question)
    }
    guard let fault = faults(in: form).first else { return }
    var name: String?
    if let index = fault.place.item, case .question(let question) = form.items[index] {
      name = question.name
    }
    throw FormError(fault.message, name: name)
  }

  /// Questions bear the names they were given, or the first lines of their labels in kebab case, or a
  /// number.
  private static func names(_ drafts: [FormDraft.Question]) throws(FormError) -> [String] {
    var names: [String] = []
    for (index, draft) in drafts.enumerated() {
      let question = draft.asked.question
      var name = question.name
      if name.isEmpty { name = kebabCase(paragraphs(question.label)[0]) }
      if name.isEmpty { name = "question-\(index + 1)" }
      guard isName(name) else {
        throw FormError(
          "\(name) is no name: use a letter, then letters, digits, _ and -", name: name)
      }
      guard !names.contains(name) else {
        throw FormError(
          "two questions are named \(name): give one of them another with .name(\"…\")", name: name)
      }
      names.append(name)
    }
    return names
  }

  /// Finds the answer of each binding. A question bears the answer of its binding; one that comes
  /// later to the same binding, or has several, drives the answers of others.
  private mutating func bind(_ draft: inout FormDraft) throws(FormError) {
    for index in draft.questions.indices where !draft.questions[index].asked.hasSources {
      let name = draft.questions[index].asked.question.name
      guard let port = draft.questions[index].asked.ports.first else { continue }
      let (owner, answer) = try register(port, name, draft.questions[index].delegates)
      if owner == name {
        draft.questions[index].asked.question.initialValue = answer?.value
      } else {
        draft.questions[index].asked.question.sources = [owner]
      }
    }
    for index in draft.questions.indices where draft.questions[index].asked.hasSources {
      let question = draft.questions[index]
      let name = question.asked.question.name
      for (place, port) in question.asked.ports.enumerated() {
        let (owner, answer) = try register(port, "\(name)-\(place + 1)", question.delegates)
        draft.questions[index].asked.question.sources.append(owner)
        if let answer {
          draft.questions[index].asked.question.initialValues.append(
            JSON.Member(owner, answer.value))
        }
      }
      if question.asked.ports.isEmpty {
        throw FormError("drives nothing: its collection of sources is empty", name: name)
      }
    }
  }

  /// Enters a value that stands behind an answer.
  /// - Returns: the answer's name, which another question with the same binding may bear, and what
  ///   it is at the start.
  private mutating func register(
    _ port: any Port, _ name: String, _ delegates: [any FormDelegate]
  ) throws(FormError) -> (name: String, answer: Answer?) {
    let answer = port.answer
    guard let index = entries.firstIndex(where: { $0.port.identity == port.identity }) else {
      guard !entries.contains(where: { $0.name == name }) else {
        throw FormError(
          "two answers are named \(name): name its question with .name(\"…\")", name: name)
      }
      entries.append(Entry(name: name, port: port, delegates: delegates, last: answer))
      return (name, answer)
    }
    let owner = entries[index].name
    guard entries[index].port.options.map(\.value) == port.options.map(\.value),
      entries[index].port.share(with: port)
    else {
      throw FormError(
        "bound to the same value as \(owner), but takes other answers: give both the same options",
        name: name)
    }
    for delegate in delegates where !entries[index].delegates.contains(where: { $0 === delegate }) {
      entries[index].delegates.append(delegate)
    }
    return (owner, answer)
  }
}

/// A label as a name: lower case, its words joined by `-`, what is not ASCII left out.
func kebabCase(_ label: String) -> String {
  let words = label.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
  return words.drop { $0.first?.isNumber == true }.joined(separator: "-")
}

extension BallotForms.Form {
  /// The questions that have no options yet, by name.
  var optionsToCome: OptionLists {
    var lists: OptionLists = [:]
    for question in questions where question.awaitsOptions {
      lists[question.name] = OptionList(isLoading: true)
    }
    return lists
  }
}

extension Question {
  /// Whether its options come with the answers before it.
  fileprivate var awaitsOptions: Bool { hasOptions && options.isEmpty }
}
