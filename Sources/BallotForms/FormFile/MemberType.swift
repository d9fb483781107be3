/// What the value of a member of a form file may be.
enum MemberType {
  /// A string.
  case text
  /// A string, or a list of strings that are its lines.
  case lines
  /// `true` or `false`.
  case flag
  /// A whole number from a least one.
  case count(from: Int)
  /// A number.
  case number
  /// One of some words.
  case word([String])
  /// A list of some words.
  case wordList([String])
  /// A list of names.
  case names
  /// The path of a file, relative to the folder of the form file.
  case file
  /// A colour: a name, `#rgb`, `#rrggbb`, or a number from 0 to 255.
  case color
  /// Any value that the question may have.
  case value
  /// The options of a question.
  case options
  /// The conditions under which something is shown.
  case conditions
  /// `true` or a reason.
  case disabled
  /// The facts, or other values by name.
  case values
  /// The items of a form.
  case items
}
