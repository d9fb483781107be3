import BallotForms

/// A form while it is put together from pieces.
struct FormDraft {
  /// A question before it has a name.
  struct Question {
    var asked: Asked
    var delegates: [any FormDelegate]
  }

  /// An item; questions stand in `questions`.
  private enum Item {
    case section(title: () -> String, when: [Condition])
    case note(text: () -> String, when: [Condition])
    case question(Int)
  }

  private var options: FormOptions?
  private var items: [Item] = []
  /// Whether a section has ended, so that what follows is no part of it.
  private var isBehindSection = false
  /// The questions in order.
  var questions: [Question] = []
  /// The watchers of all pieces, each once.
  private(set) var watchers: [any Watcher] = []

  /// Adds a piece.
  mutating func add(_ piece: ViewPiece, _ root: BindingRoot) throws(FormError) {
    let environment = piece.environment
    for watcher in environment.watchers where !watchers.contains(where: { $0 === watcher }) {
      watchers.append(watcher)
    }
    switch piece.content {
    case .form(let options):
      guard self.options == nil else { throw FormError("a form stands in another form") }
      self.options = options
    case .heading(let title):
      items.append(.section(title: title, when: environment.sectionConditions))
      isBehindSection = false
    case .sectionEnd: isBehindSection = true
    case .text(let text):
      leaveSection(environment)
      items.append(.note(text: text, when: environment.conditions))
    case .image(let glyph):
      leaveSection(environment)
      items.append(.note(text: { glyph }, when: environment.conditions))
    case .row(let pieces):
      leaveSection(environment)
      items.append(.note(text: { rowText(pieces) }, when: environment.conditions))
    case .question(let asking):
      let asked = try asking.ask(root, environment)
      if asked.isRadioButton, try join(asked) { return }
      leaveSection(environment)
      items.append(.question(questions.count))
      questions.append(
        Question(asked: named(asked, environment), delegates: environment.delegates))
    case .control, .action:
      throw FormError("a button stands in the form: it belongs in the style of a toggle")
    }
  }

  /// What follows a section begins one without a title.
  private mutating func leaveSection(_ environment: ViewEnvironment) {
    guard isBehindSection else { return }
    items.append(.section(title: { "" }, when: environment.sectionConditions))
    isBehindSection = false
  }

  /// A group of buttons without a label goes by its section, whose title stands above it already.
  private func named(_ asked: Asked, _ environment: ViewEnvironment) -> Asked {
    guard asked.question.label.isEmpty, asked.question.kind == .radio else { return asked }
    var asked = asked
    asked.question.label =
      environment.sectionTitle.isEmpty ? "Choose one" : environment.sectionTitle
    asked.question.labelsHidden = true
    if asked.question.name.isEmpty {
      let name = kebabCase(environment.sectionTitle)
      let isTaken = questions.contains { kebabCase($0.asked.question.label) == name }
      asked.question.name = name.isEmpty || isTaken ? "question-\(questions.count + 1)" : name
    }
    return asked
  }

  /// Adds a button to the group of its binding.
  /// - Returns: whether there is one.
  private mutating func join(_ asked: Asked) throws(FormError) -> Bool {
    guard let port = asked.ports.first else { return false }
    let group = questions.firstIndex { question in
      question.asked.isRadioButton && question.asked.ports.first?.identity == port.identity
    }
    guard let group else { return false }
    guard questions[group].asked.ports[0].join(port) else {
      throw FormError("buttons with one binding have identifiers of different types")
    }
    questions[group].asked.question.options = questions[group].asked.ports[0].options
    return true
  }

  /// The form as plain data.
  var form: BallotForms.Form {
    var form = BallotForms.Form(title: options?.title)
    form.environmentPrefix = options?.environmentPrefix
    form.layout = options?.layout ?? .page
    form.review = options?.review ?? false
    form.items = items.map { item in
      switch item {
      case .section(let title, let when): .section(title: title(), when: when)
      case .note(let text, let when): .note(lines: paragraphs(text()), when: when)
      case .question(let index): .question(questions[index].asked.question)
      }
    }
    return form
  }

  /// What notes and headings say, by their place among the items.
  var texts: [(item: Int, text: () -> String)] {
    items.enumerated().compactMap { index, item in
      switch item {
      case .note(let text, _), .section(let text, _): (index, text)
      case .question: nil
      }
    }
  }
}

/// Pieces side by side as text.
private func rowText(_ pieces: [ViewPiece]) -> String {
  pieces.compactMap { piece in
    switch piece.content {
    case .text(let text): text()
    case .image(let glyph): glyph
    case .row(let pieces): rowText(pieces)
    case .heading, .sectionEnd, .form, .question, .control, .action: nil
    }
  }.joined(separator: " ")
}
