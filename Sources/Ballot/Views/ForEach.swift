/// A view for each element of a collection. As options of a picker, elements without a tag of their
/// own stand for their identifier.
public struct ForEach<ID: Hashable, Content: View>: View {
  /// Made of pieces.
  public typealias Body = EmptyView
  let elements: [(id: ID, content: Content)]

  private init(elements: [(id: ID, content: Content)]) { self.elements = elements }

  /// A view for each element.
  public init<Data: Sequence>(
    _ data: Data, @ViewBuilder content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data.map { ($0.id, content($0)) })
  }

  /// A view for each element, told apart by what is at the path.
  public init<Data: Sequence>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
  ) {
    self.init(elements: data.map { ($0[keyPath: id], content($0)) })
  }

  /// A view for each number.
  public init(_ range: Range<Int>, @ViewBuilder content: (Int) -> Content) where ID == Int {
    self.init(elements: range.map { ($0, content($0)) })
  }

  /// A view for each element, with a binding to it: `ForEach($lists) { $list in … }`.
  public init<Data: MutableCollection>(
    _ data: Binding<Data>, @ViewBuilder content: (Binding<Data.Element>) -> Content
  ) where Data.Element: Identifiable, Data.Index: Hashable, ID == Data.Element.ID {
    self.init(elements: data.elements.map { ($0.wrappedValue.id, content($0)) })
  }

  /// The pieces of all views.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    elements.flatMap { $0.content.pieces(in: environment) }
  }
}
