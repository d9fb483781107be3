/// Makes the options of a picker whose selection is a `Value`. A tag of another type is refused by
/// the compiler; tags of a `Value` do for an optional selection too.
@resultBuilder
public enum OptionBuilder<Value: Hashable> {
  /// An option.
  public static func buildExpression(_ view: TaggedView<Value>) -> [Choice<Value>] {
    [Choice(view)]
  }
  /// An option of an optional selection.
  public static func buildExpression<Wrapped>(_ view: TaggedView<Wrapped>) -> [Choice<Value>]
  where Value == Wrapped? {
    [Choice(view.lifted)]
  }
  /// Options under a heading.
  public static func buildExpression(_ section: Section<Choices<Value>>) -> [Choice<Value>] {
    section.choices()
  }
  /// Options under a heading, of an optional selection.
  public static func buildExpression<Wrapped>(_ section: Section<Choices<Wrapped>>)
    -> [Choice<Value>] where Value == Wrapped?
  {
    section.choices().map { Choice($0.tag, $0.option) }
  }
  /// Nothing: a picker draws its own lines.
  public static func buildExpression(_ divider: Divider) -> [Choice<Value>] { [] }
  /// Options one after the other.
  public static func buildBlock(_ choices: [Choice<Value>]...) -> [Choice<Value>] {
    choices.flatMap { $0 }
  }
  /// Options or none.
  public static func buildOptional(_ choices: [Choice<Value>]?) -> [Choice<Value>] {
    choices ?? []
  }
  /// The options where a condition holds.
  public static func buildEither(first choices: [Choice<Value>]) -> [Choice<Value>] { choices }
  /// The options where it does not.
  public static func buildEither(second choices: [Choice<Value>]) -> [Choice<Value>] { choices }
  /// The options of a loop.
  public static func buildArray(_ choices: [[Choice<Value>]]) -> [Choice<Value>] {
    choices.flatMap { $0 }
  }
}
