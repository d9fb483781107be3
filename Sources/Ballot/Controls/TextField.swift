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
        var question = Question(.text, label: label, environment)
        question.placeholder = placeholder
        question.pattern = pattern
        question.message = message
        return Asked(
          question: question,
          ports: [BoundPort(try text.binding(in: root), TextCoding(), environment)])
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
        var question = Question(.text, label: label, environment)
        question.isNumber = true
        question.isInteger = true
        question.minimum = limits.map { JSONNumber($0.lowerBound) }
        question.maximum = limits.map { JSONNumber($0.upperBound) }
        return Asked(
          question: question,
          ports: [BoundPort(try value.binding(in: root), IntegerCoding(), environment)])
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
      var question = Question(.text, label: label, environment)
      question.isSecret = true
      question.isRepeated = isRepeated
      return Asked(
        question: question,
        ports: [BoundPort(try text.binding(in: root), TextCoding(), environment)])
    }
  }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}
