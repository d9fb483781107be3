public import BallotTerminal

/// One row of a control with options, ready to be drawn.
public struct OptionRow: Hashable, Sendable {
  /// What stands in a row.
  public enum Role: Hashable, Sendable {
    /// The option at this position of the list.
    case option(Int)
    /// The toggle over all options.
    case master
    /// The row that takes text.
    case other
    /// A heading; never chosen.
    case heading
  }

  /// What stands in it.
  public var role: Role
  /// The label, unchecked text from outside.
  public var label: String
  /// Help beside the label.
  public var detail: String?
  /// A glyph before the label.
  public var icon: String?
  /// The colour of its marker.
  public var tint: Color?
  /// Its own markers, before those of the question.
  public var markers = Markers()
  /// Why it cannot be chosen; `nil` when it can.
  public var disabled: String?
  /// On, off, or, for a master, mixed (`nil`).
  public var isChosen: Bool?
  /// The graphemes of the label that the filter matched, ascending.
  public var highlights: [Int] = []
  /// The number key that takes it, 1 to 9.
  public var digit: Int?

  /// A row, neither chosen nor matched unless said otherwise.
  public init(
    role: Role, label: String, detail: String? = nil, icon: String? = nil, tint: Color? = nil,
    markers: Markers = Markers(), disabled: String? = nil, isChosen: Bool? = false,
    highlights: [Int] = [], digit: Int? = nil
  ) {
    self.role = role
    self.label = label
    self.detail = detail
    self.icon = icon
    self.tint = tint
    self.markers = markers
    self.disabled = disabled
    self.isChosen = isChosen
    self.highlights = highlights
    self.digit = digit
  }
}

/// All that a style may know of a control with options.
public struct PickerConfiguration {
  /// The question as data.
  public var question: Question
  /// The surroundings.
  public var context: Context
  /// How many rows there are, headings, master and other row included.
  public var count: Int
  /// The row at an index below `count`; only the rows that are drawn are asked for.
  public var row: (Int) -> OptionRow
  /// The row that has the cursor.
  public var cursor: Int?
  /// The first row in view, where the list is longer than its window.
  public var offset: Int
  /// Whether the list or screen is open.
  public var isOpen: Bool
  /// Whether more options may still arrive.
  public var isLoading: Bool
  /// Whether several may be chosen.
  public var isMultiple: Bool
  /// The answer in one line; `nil` while it is open.
  public var summary: Line?
  /// Whether it drives answers that differ.
  public var isMixed: Bool
  /// What was typed to filter, with the cursor's column in it; `nil` without a filter.
  public var filter: (line: Line, cursor: Int)?
  /// How many match, of how many: `3 of 24`; empty where that says nothing.
  public var position: String
  /// What was typed into the other row, with the cursor's column in it.
  public var other: (line: Line, cursor: Int)?

  /// A closed control with these rows; all else as if nobody had done anything.
  public init(
    question: Question, context: Context, count: Int, row: @escaping (Int) -> OptionRow,
    cursor: Int? = nil, offset: Int = 0, isOpen: Bool = false
  ) {
    self.question = question
    self.context = context
    self.count = count
    self.row = row
    self.cursor = cursor
    self.offset = offset
    self.isOpen = isOpen
    isLoading = false
    isMultiple = question.takesSeveral
    isMixed = false
    position = ""
  }

  /// The glyphs of the theme.
  public var glyphs: Glyphs { context.theme.glyphs }
  /// What the chosen and focused parts look like.
  public var accent: TextStyle { context.theme.tinted(question.tint) }
  /// The marker of a row that is on, off or mixed, as the question or else the theme has it.
  public func marker(_ state: Bool?, on: String, off: String, mixed: String) -> String {
    switch state {
    case true?: question.markers.on ?? on
    case false?: question.markers.off ?? off
    case nil: question.markers.mixed ?? mixed
    }
  }
}

/// How a control with options looks and which keys move in it. A new style is a new file with one
/// type, and one line in `pickerStyles`.
public protocol PickerStyle {
  /// The word that names the style on the command line and in form files.
  var name: String { get }
  /// The control as plain data.
  func makeBody(configuration: PickerConfiguration) -> StyleBody
  /// The behaviour of that body, which every key asks for. A style that knows it without laying
  /// out its rows says so here; it must be the same.
  func behavior(configuration: PickerConfiguration) -> PickerBehavior
}

extension PickerStyle {
  /// The behaviour of the whole body.
  public func behavior(configuration: PickerConfiguration) -> PickerBehavior {
    makeBody(configuration: configuration).behavior
  }
}

/// The built-in styles by name. The first is what a picker has when none is named.
public func pickerStyles() -> [any PickerStyle] {
  [
    AutomaticPickerStyle(), MenuPickerStyle(), SegmentedPickerStyle(), InlinePickerStyle(),
    WheelPickerStyle(), PalettePickerStyle(), NavigationPickerStyle(), RadioGroupPickerStyle(),
    CheckboxGroupPickerStyle(),
  ]
}

/// The built-in style with this name; `navigationLink` is SwiftUI's word for `navigation`.
public func pickerStyle(named name: String) -> (any PickerStyle)? {
  let name = name == "navigationLink" ? "navigation" : name
  return pickerStyles().first { $0.name == name }
}
