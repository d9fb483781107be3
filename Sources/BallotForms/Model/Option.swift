public import BallotJSON
public import BallotTerminal

/// One thing that can be chosen. Options are told apart by their position in the list, never by
/// label or value, so equal ones do not collapse.
public struct Option: Hashable, Sendable {
  /// What the answer holds when this is chosen.
  public var value: JSON
  /// What people read; the value's text unless another was given.
  public var label: String
  /// Help beside the label.
  public var detail: String?
  /// A glyph or emoji before the label.
  public var icon: String?
  /// The colour of its marker or swatch.
  public var tint: Color?
  /// Its own markers, before those of the question.
  public var markers = Markers()
  /// Words that find it in a filter and are not shown.
  public var keywords: [String]
  /// The heading it stands under.
  public var section: String?
  /// Why it cannot be chosen, empty for no reason given; `nil` when it can be.
  public var disabled: String?
  /// What must hold for it to be in the list.
  public var when: [Condition]

  /// An option; its label is the value's text unless given.
  public init(
    _ value: JSON, label: String? = nil, detail: String? = nil, icon: String? = nil,
    tint: Color? = nil, keywords: [String] = [], section: String? = nil, disabled: String? = nil,
    when: [Condition] = []
  ) {
    self.value = value
    self.label = label ?? value.plainText
    self.detail = detail
    self.icon = icon
    self.tint = tint
    self.keywords = keywords
    self.section = section
    self.disabled = disabled
    self.when = when
  }

  /// Whether it can be chosen.
  public var isEnabled: Bool { disabled == nil }
}
