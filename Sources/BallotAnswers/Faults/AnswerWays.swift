/// The ways in which a form can be answered with nobody there, as far as its caller has them.
package struct AnswerWays: OptionSet, Sendable {
  /// A bit for each way.
  package let rawValue: Int
  /// Those with this number.
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The tool's own options: `--answer`, `--answers`, `--yes`.
  package static let options = AnswerWays(rawValue: 1)
  /// The flags that the form makes of its questions, with `--answers` and `--yes` among them.
  package static let flags = AnswerWays(rawValue: 2)
}
