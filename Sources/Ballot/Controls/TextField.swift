import BallotForms
import BallotJSON

/// A line of text, or a number.
public struct TextField<Value: Equatable>: Control {
  /// A piece itself.
  public typealias Body = EmptyView
  private let asking: Asking

  private init(asking: Asking) { self.asking = asking }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}

extension TextField where Value == String {
  /// A field for text.
  /// - Parameters:
  ///   - title: the prompt.
  ///   - text: where the text is kept; an empty one is no answer yet.
  ///   - placeholder: dim text in the empty field.
  ///   - pattern: a regular expression that the text must match somewhere.
  ///   - message: what is said when an answer is refused.
  public init(
    _ title: some StringProtocol, text: some BindingSource<String>, placeholder: String? = nil,
    pattern: String? = nil, message: String? = nil
  ) {
    let label = Text(title)
    self.init(
      asking: Asking { (root, environment) throws(FormError) in
        let port = BoundPort(try text.binding(in: root), TextCoding(), environment)
        var asked = Asked(.text, label: label, environment, [port])
        asked.question.placeholder = placeholder
        asked.question.pattern = pattern
        asked.question.message = message
        return asked
      })
  }
}

extension TextField where Value == Int {
  /// A field for a whole number.
  /// - Parameters:
  ///   - title: the prompt.
  ///   - value: where the number is kept.
  ///   - limits: the numbers that will do.
  public init(
    _ title: some StringProtocol, value: some BindingSource<Int>, in limits: ClosedRange<Int>? = nil
  ) {
    let label = Text(title)
    self.init(
      asking: Asking { (root, environment) throws(FormError) in
        let port = BoundPort(try value.binding(in: root), IntegerCoding(), environment)
        var asked = Asked(.text, label: label, environment, [port])
        asked.question.isNumber = true
        asked.question.isInteger = true
        asked.question.minimum = limits.map { JSONNumber($0.lowerBound) }
        asked.question.maximum = limits.map { JSONNumber($0.upperBound) }
        return asked
      })
  }
}

/// A line of text that is never shown.
public struct SecureField: Control {
  /// What it is bound to.
  public typealias Value = String
  /// A piece itself.
  public typealias Body = EmptyView
  private let asking: Asking

  /// A field for a secret.
  /// - Parameters:
  ///   - title: the prompt.
  ///   - text: where the secret is kept; an empty one is no answer yet.
  ///   - isRepeated: whether it is typed twice.
  public init(
    _ title: some StringProtocol, text: some BindingSource<String>, isRepeated: Bool = false
  ) {
    let label = Text(title)
    asking = Asking { (root, environment) throws(FormError) in
      let port = BoundPort(try text.binding(in: root), TextCoding(), environment)
      var asked = Asked(.text, label: label, environment, [port])
      asked.question.isSecret = true
      asked.question.isRepeated = isRepeated
      return asked
    }
  }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}
