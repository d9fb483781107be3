import BallotForms

/// A guard: the form goes on or is refused. It has no value and no answer at the start.
public struct Confirm: Control {
  /// It is bound to nothing.
  public typealias Value = Never
  /// A piece itself.
  public typealias Body = EmptyView
  private let asking: Asking

  /// A guard.
  /// - Parameters:
  ///   - title: the prompt.
  ///   - word: the word that must be typed to go on; `nil` where `y` will do.
  public init(_ title: some StringProtocol, typed word: String? = nil) {
    let label = Text(title)
    asking = Asking { (_, environment) throws(FormError) in
      var asked = Asked(.confirm, label: label, environment)
      asked.question.typed = word
      return asked
    }
  }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}
