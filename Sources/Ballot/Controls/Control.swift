import BallotForms

/// A view that asks one question.
public protocol Control: View {
  /// What the question is bound to.
  associatedtype Value
}

/// How a question is made when the form is run and its bindings are known.
public struct Asking {
  let ask: (BindingRoot, ViewEnvironment) throws(FormError) -> Asked

  init(_ ask: @escaping (BindingRoot, ViewEnvironment) throws(FormError) -> Asked) {
    self.ask = ask
  }
}

/// A question that is bound: its data, and the caller's values behind it.
struct Asked {
  /// The question as data; its name is empty where none was given.
  var question: Question
  /// What it is labelled with.
  let label: any View
  /// The values behind it; none for a confirm.
  var ports: [any Port]
  /// Whether it drives answers of other questions, or several at once.
  var hasSources = false
  /// Whether it is one button of a group that others may join.
  var isRadioButton = false
  /// A toggle style that is not built in.
  var toggleStyle: (any BallotForms.ToggleStyle)?
  /// A picker style that is not built in.
  var pickerStyle: (any PickerStyle)?

  /// A question with what its label and the modifiers around it say.
  init(
    _ kind: Kind, label: any View, _ environment: ViewEnvironment, _ ports: [any Port] = []
  ) {
    question = Question(kind, label: label, environment)
    self.label = label
    self.ports = ports
  }

  /// What the label says now, where it may have changed; `nil` where the question does not go by it.
  var liveLabel: (() -> String)? {
    let label = label
    func text() -> String { LabelContent(label).text }
    return question.label == text() ? text : nil
  }
}

extension Question {
  /// A question with what its label and the modifiers around it say.
  fileprivate init(_ kind: Kind, label: any View, _ environment: ViewEnvironment) {
    let content = LabelContent(label)
    self.init(
      kind, name: environment.name ?? "", label: content.text)
    icon = environment.icon ?? content.icon
    detail = environment.detail
    tint = environment.tint
    labelsHidden = environment.labelsHidden
    isOptional = environment.isOptional
    when = environment.conditions
    orientation = environment.orientation ?? .vertical
    onLabel = environment.onLabel
    offLabel = environment.offLabel
    for change in environment.changes { change(&self) }
  }
}
