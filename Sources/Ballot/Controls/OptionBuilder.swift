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
  /// Options with their own tags.
  public static func buildExpression<ID>(_ views: ForEach<ID, TaggedView<Value>>)
    -> [Choice<Value>]
  {
    views.elements.map { Choice($0.content) }
  }
  /// Options with their own tags, of an optional selection.
  public static func buildExpression<ID, Wrapped>(_ views: ForEach<ID, TaggedView<Wrapped>>)
    -> [Choice<Value>] where Value == Wrapped?
  {
    views.elements.map { Choice($0.content.lifted) }
  }
  /// Options whose tags are the identifiers of their elements.
  public static func buildExpression<Content: LabelView>(_ views: ForEach<Value, Content>)
    -> [Choice<Value>]
  {
    views.elements.map { Choice($0.content.tag($0.id)) }
  }
  /// Options whose tags are the identifiers of their elements, of an optional selection.
  public static func buildExpression<Wrapped, Content: LabelView>(
    _ views: ForEach<Wrapped, Content>
  ) -> [Choice<Value>] where Value == Wrapped? {
    views.elements.map { Choice($0.content.tag($0.id).lifted) }
  }
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
