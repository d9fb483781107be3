/// A view with something set for it and all that is in it.
public struct ModifiedView<Content: View>: View {
  /// Made of the pieces of its content.
  public typealias Body = EmptyView
  let content: Content
  let change: (inout ViewEnvironment) -> Void

  /// The pieces of the content, with what was set.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    var environment = environment
    change(&environment)
    return content.pieces(in: environment)
  }
}

extension ModifiedView: LabelView where Content: LabelView {}

extension ModifiedView: Control where Content: Control {
  /// What its content is bound to.
  public typealias Value = Content.Value
}

extension View {
  /// The view with a change for all that is in it.
  func modified(_ change: @escaping (inout ViewEnvironment) -> Void) -> ModifiedView<Self> {
    ModifiedView(content: self, change: change)
  }
}
