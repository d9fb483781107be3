/// Options for each element of a collection: with tags of their own, else they stand for the element
/// or for its identifier, whichever the selection is.
extension OptionBuilder {
  /// Options with their own tags.
  public static func buildExpression<Element, ID>(_ views: ForEach<Element, ID, TaggedView<Value>>)
    -> [Choice<Value>]
  {
    views.elements.map { Choice($0.content) }
  }
  /// Options with their own tags, of an optional selection.
  public static func buildExpression<Element, ID, Wrapped>(
    _ views: ForEach<Element, ID, TaggedView<Wrapped>>
  ) -> [Choice<Value>] where Value == Wrapped? {
    views.elements.map { Choice($0.content.lifted) }
  }

  /// Options whose tags are the identifiers of their elements.
  public static func buildExpression<Element, Content: LabelView>(
    _ views: ForEach<Element, Value, Content>
  ) -> [Choice<Value>] {
    views.elements.map { Choice($0.content.tag($0.id)) }
  }
  /// Options whose tags are the identifiers of their elements, of an optional selection.
  public static func buildExpression<Element, Wrapped, Content: LabelView>(
    _ views: ForEach<Element, Wrapped, Content>
  ) -> [Choice<Value>] where Value == Wrapped? {
    views.elements.map { Choice($0.content.tag($0.id).lifted) }
  }

  /// Options whose tags are their elements.
  public static func buildExpression<ID, Content: LabelView>(_ views: ForEach<Value, ID, Content>)
    -> [Choice<Value>]
  {
    views.elements.map { Choice($0.content.tag($0.element)) }
  }
  /// Options whose tags are their elements, of an optional selection.
  public static func buildExpression<ID, Wrapped, Content: LabelView>(
    _ views: ForEach<Wrapped, ID, Content>
  ) -> [Choice<Value>] where Value == Wrapped? {
    views.elements.map { Choice($0.content.tag($0.element).lifted) }
  }

  /// Options whose tags are their elements, which are their own identifiers.
  public static func buildExpression<Content: LabelView>(_ views: ForEach<Value, Value, Content>)
    -> [Choice<Value>]
  {
    views.elements.map { Choice($0.content.tag($0.element)) }
  }
  /// Options whose tags are their elements, which are their own identifiers, of an optional
  /// selection.
  public static func buildExpression<Wrapped, Content: LabelView>(
    _ views: ForEach<Wrapped, Wrapped, Content>
  ) -> [Choice<Value>] where Value == Wrapped? {
    views.elements.map { Choice($0.content.tag($0.element).lifted) }
  }
}
