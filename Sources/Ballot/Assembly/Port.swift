import BallotForms

/// One value of the caller's and the way between it and an answer of the form.
protocol Port {
  /// Which value it is.
  var identity: BindingIdentity { get }
  /// The options as they are now.
  var options: [Option] { get }
  /// The value as an answer; `nil` while it is none.
  var answer: Answer? { get }
  /// Reads the options anew.
  /// - Returns: whether they are others than before.
  mutating func refresh() -> Bool
  /// Sets the value from an answer.
  /// - Returns: whether the answer, or none, is a value of its type; else the value stays.
  func write(_ answer: Answer?) -> Bool
  /// Calls the handlers if the value has changed since it was told last.
  /// - Returns: the answer before, where it has.
  mutating func announce() -> Answer??
  /// Sets the value as it was at the start.
  func restore()
  /// Takes over the handlers of another control with the same binding.
  /// - Returns: whether both are of one type.
  mutating func share(with other: any Port) -> Bool
  /// Takes over another button of the same group.
  /// - Returns: whether both are of one type.
  mutating func join(_ other: any Port) -> Bool
}

/// A port of a binding.
struct BoundPort<Coding: AnswerCoding>: Port {
  private let binding: Binding<Coding.Value>
  private let initial: Coding.Value
  private var coding: Coding
  private var known: Coding.Value
  private var handlers: [ChangeHandler<Coding.Value>]

  init(_ binding: Binding<Coding.Value>, _ coding: Coding, _ environment: ViewEnvironment) {
    self.binding = binding
    self.coding = coding
    initial = binding.wrappedValue
    known = initial
    handlers = environment.handlers.compactMap { $0 as? ChangeHandler<Coding.Value> }
  }

  var identity: BindingIdentity { binding.identity }
  var options: [Option] { coding.options }
  var answer: Answer? { coding.answer(for: binding.wrappedValue) }
  mutating func refresh() -> Bool { coding.refresh() }
  func restore() { binding.wrappedValue = initial }

  func write(_ answer: Answer?) -> Bool {
    guard let value = coding.value(of: answer) else { return false }
    if value != binding.wrappedValue { binding.wrappedValue = value }
    return true
  }

  mutating func announce() -> Answer?? {
    let new = binding.wrappedValue
    guard new != known else { return .none }
    let old = known
    known = new
    for handler in handlers { handler.action(old, new) }
    return .some(coding.answer(for: old))
  }

  mutating func share(with other: any Port) -> Bool {
    guard let other = other as? Self else { return false }
    for handler in other.handlers where !handlers.contains(where: { $0 === handler }) {
      handlers.append(handler)
    }
    return true
  }

  mutating func join(_ other: any Port) -> Bool {
    guard share(with: other), let other = other as? Self else { return false }
    coding.join(other.coding)
    return true
  }
}
