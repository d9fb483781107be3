/// The members of a form file's outermost object.
enum FormMember: String, CaseIterable {
  case schema = "$schema"
  case title, envPrefix, layout, given, questions, review

  /// What its value may be.
  var type: MemberType {
    switch self {
    case .schema, .title, .envPrefix: .text
    case .layout: .word(Layout.allCases.map(\.rawValue))
    case .given: .values
    case .questions: .items
    case .review: .flag
    }
  }

  /// What it means, in one line.
  var summary: String {
    switch self {
    case .schema: "The address of the JSON Schema of form files, for editors; ignored"
    case .title: "The heading of the form"
    case .envPrefix: "The prefix of the environment variables that may answer"
    case .layout: "Whether the questions are shown together or one at a time"
    case .given: "Facts that conditions may use, with their values when the caller gives none"
    case .questions: "What is asked, from top to bottom: questions, sections and notes"
    case .review: "Whether the form ends with a page of all answers"
    }
  }
}

/// The members of a section or a note.
enum TextItemMember: String, CaseIterable {
  case section, note, when

  /// What its value may be.
  var type: MemberType {
    switch self {
    case .section: .text
    case .note: .lines
    case .when: .conditions
    }
  }

  /// What it means, in one line.
  var summary: String {
    switch self {
    case .section: "The heading of what follows, up to the next section"
    case .note: "Text between questions; each line is a paragraph"
    case .when: "What must hold for it to be shown"
    }
  }
}

/// The members of an option record.
enum OptionMember: String, CaseIterable {
  case value, label, detail, icon, tint, keywords, section, disabled, when

  /// What its value may be.
  var type: MemberType {
    switch self {
    case .value: .value
    case .label, .detail, .icon, .section: .text
    case .tint: .color
    case .keywords: .names
    case .disabled: .disabled
    case .when: .conditions
    }
  }

  /// What it means, in one line.
  var summary: String {
    switch self {
    case .value: "What the answer holds when this is chosen"
    case .label: "What people read; the value if left out"
    case .detail: "Help beside the label"
    case .icon: "A glyph or emoji before the label"
    case .tint: "The colour of its marker or swatch"
    case .keywords: "Words that find it in a filter and are not shown"
    case .section: "The heading that it stands under"
    case .disabled: "Why it cannot be chosen, or true for no reason given"
    case .when: "What must hold for it to be in the list"
    }
  }
}
