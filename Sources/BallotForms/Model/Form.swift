public import BallotJSON

/// How a form's questions are shown.
public enum Layout: String, Hashable, Sendable, CaseIterable {
  /// All together, scrolling when they do not fit.
  case page
  /// One at a time.
  case steps
}

/// One item of a form, from top to bottom.
public enum FormItem: Hashable, Sendable {
  /// A heading for what follows, shown where its conditions hold; so is all below it, up to the
  /// next section.
  case section(title: String, when: [Condition])
  /// Text between questions; each element is a paragraph.
  case note(lines: [String], when: [Condition])
  /// A question.
  case question(Question)
}

/// A form: what is asked, in order.
public struct Form: Hashable, Sendable {
  /// The heading; also the base of the command's name in its help.
  public var title: String?
  /// The prefix of the environment variables that may answer; `nil` when none may.
  public var environmentPrefix: String?
  /// How the questions are shown.
  public var layout = Layout.page
  /// Whether it ends with a page of all answers.
  public var review = false
  /// Facts that conditions may use, never asked and never in the result.
  public var given: [JSON.Member] = []
  /// Where it came from: a single command quotes no answers, and the names of a foreign
  /// schema may be any text.
  public var origin = FormOrigin.form
  /// What is asked, in order.
  public var items: [FormItem]

  /// A form of these items.
  public init(title: String? = nil, items: [FormItem] = []) {
    self.title = title
    self.items = items
  }

  /// A form of one question.
  public init(_ question: Question) {
    self.init(items: [.question(question)])
  }

  /// The questions in order, without sections and notes.
  public var questions: [Question] {
    items.compactMap { item in
      switch item {
      case .question(let question): question
      case .section, .note: nil
      }
    }
  }
}
