import BallotForms
import BallotTerminal

/// What modifiers have set for a view and all that is in it; the innermost wins.
public struct ViewEnvironment {
  /// The name of the answer.
  var name: String?
  /// Help under the prompt, or beside an option.
  var detail: String?
  /// A glyph before the label.
  var icon: String?
  /// The accent.
  var tint: Color?
  /// The colour of text.
  var foreground: Color?
  /// How text looks besides its colour.
  var attributes: TextStyle.Attributes = []
  /// Whether controls are drawn without their labels.
  var labelsHidden = false
  /// Whether questions may stay open.
  var isOptional = false
  /// Which way options lie.
  var orientation: Orientation?
  /// Why an option cannot be chosen.
  var disabled: String?
  /// What must hold for it to be shown.
  var conditions: [Condition] = []
  /// What must hold for the section around it to be shown.
  var sectionConditions: [Condition] = []
  /// The title of the section around it.
  var sectionTitle = ""
  /// How toggles look.
  var toggleStyle: (any ToggleStyle)?
  /// How pickers look.
  var pickerStyle: (any PickerStyle)?
  /// Words for on and off.
  var onLabel: String?
  var offLabel: String?
  /// What a glyph is called where none is drawn.
  var spoken: String?
  /// Changes to the question as data that no modifier has a word for.
  var changes: [(inout Question) -> Void] = []
  /// A `ChangeHandler` each, of the questions' own types.
  var handlers: [Any] = []
  /// Called when values have changed that follow the answers.
  var watchers: [any Watcher] = []
  /// Told of every change.
  var delegates: [any FormDelegate] = []
}
