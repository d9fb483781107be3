/// Text: a note between questions, a label, or an option.
public struct Text: LabelView {
  /// A piece itself.
  public typealias Body = EmptyView
  private let text: () -> String

  /// Text as it is; newlines begin new lines.
  public init(_ text: some StringProtocol) {
    let text = String(text)
    self.text = { text }
  }

  /// Text as it is.
  public init(verbatim text: String) {
    self.text = { text }
  }

  /// Text that follows the answers: as a note of the form, it is read anew after each change.
  ///
  ///     Text { "The selection is: \(selection ?? "None")" }
  public init(_ live: @escaping () -> String) {
    text = live
  }

  /// One text.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    [ViewPiece(.text(text), environment)]
  }
}
