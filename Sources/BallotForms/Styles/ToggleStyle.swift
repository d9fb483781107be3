public import BallotTerminal

/// All that a style may know of a toggle.
public struct ToggleConfiguration {
  /// The question as data.
  public var question: Question
  /// The surroundings.
  public var context: Context
  /// Whether it is on; `nil` while nobody has set it or while it is mixed.
  public var isOn: Bool?
  /// Whether it drives answers that differ.
  public var isMixed: Bool

  /// The word for on.
  public var onLabel: String { question.onLabel ?? "on" }
  /// The word for off.
  public var offLabel: String { question.offLabel ?? "off" }
  /// What the chosen part looks like.
  public var accent: TextStyle { context.theme.tinted(question.tint) }
  /// What stands for a state that nobody has set.
  public var undecided: String { isMixed ? "mixed" : "not set" }
}

/// What a style makes of a toggle: plain data.
public struct ToggleBody {
  /// The control, one line, beside the label.
  public var control: Line
  /// The column of the control at which the real cursor rests.
  public var cursorColumn: Int
  /// The state in words, for line mode and the summary.
  public var spoken: String
  /// Whether Right turns it on, as the knob of a switch shows; else Left does.
  public var isOnAtRight: Bool
  /// What Space does to the state; `nil` stands for a state that nobody has set.
  public var activate: (inout Bool?) -> Void

  /// A body that Space flips, first to on.
  public init(
    _ control: Line, cursorColumn: Int = 0, spoken: String, isOnAtRight: Bool = false,
    activate: @escaping (inout Bool?) -> Void = { $0 = !($0 ?? false) }
  ) {
    self.control = control
    self.cursorColumn = cursorColumn
    self.spoken = spoken
    self.isOnAtRight = isOnAtRight
    self.activate = activate
  }
}

/// How a toggle looks and what Space does. A new style is a new file with one type, and one line
/// in `toggleStyles`.
public protocol ToggleStyle {
  /// The word that names the style on the command line and in form files.
  var name: String { get }
  /// The control as plain data.
  func makeBody(configuration: ToggleConfiguration) -> ToggleBody
}

/// The built-in styles by name. The first is what a toggle has when none is named.
public func toggleStyles() -> [any ToggleStyle] {
  [AutomaticToggleStyle(), SwitchToggleStyle(), CheckboxToggleStyle(), ButtonToggleStyle()]
}

/// The built-in style with this name.
public func toggleStyle(named name: String) -> (any ToggleStyle)? {
  toggleStyles().first { $0.name == name }
}
