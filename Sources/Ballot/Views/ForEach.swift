/// A view for each element of a collection. As options of a picker, elements without a tag of their
/// own stand for themselves or for their identifier, whichever the selection is.
public struct ForEach<Element, ID: Hashable, Content: View>: View {
  /// Made of pieces.
  public typealias Body = EmptyView
  let elements: [(element: Element, id: ID, content: Content)]

  private init(
    _ elements: some Sequence<Element>, id: (Element) -> ID, content: (Element) -> Content
  ) {
    self.elements = elements.map { ($0, id($0), content($0)) }
  }

  /// A view for each element.
  public init(_ data: some Sequence<Element>, @ViewBuilder content: (Element) -> Content)
  where Element: Identifiable, ID == Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each element, told apart by what is at the path.
  public init(
    _ data: some Sequence<Element>, id: KeyPath<Element, ID>,
    @ViewBuilder content: (Element) -> Content
  ) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// A view for each number.
  public init(_ range: Range<Int>, @ViewBuilder content: (Int) -> Content)
  where Element == Int, ID == Int {
    self.init(range, id: { $0 }, content: content)
  }

  /// A view for each element, with a binding to it: `ForEach($lists) { $list in … }`.
  public init<Data: MutableCollection>(
    _ data: Binding<Data>, @ViewBuilder content: (Binding<Data.Element>) -> Content
  )
  where
    Data.Element: Identifiable, Data.Index: Hashable, Element == Binding<Data.Element>,
    ID == Data.Element.ID
  {
    self.init(data.elements, id: { $0.wrappedValue.id }, content: content)
  }

  /// The pieces of all views.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    elements.flatMap { $0.content.pieces(in: environment) }
  }
}
