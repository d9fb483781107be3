/// A view with the value that choosing it selects.
public struct TaggedView<Tag: Hashable>: View {
  /// What is shown.
  public var body: ViewList { ViewList([content]) }
  let content: any View
  let tag: Tag

  /// The same for an optional selection.
  var lifted: TaggedView<Tag?> { TaggedView<Tag?>(content: content, tag: tag) }

  /// Help beside the option.
  public func help(_ text: some StringProtocol) -> TaggedView {
    TaggedView(content: content.anyHelp(String(text)), tag: tag)
  }

  /// An option that cannot be chosen, and why.
  public func disabled(_ reason: String) -> TaggedView {
    TaggedView(content: content.anyDisabled(reason), tag: tag)
  }
}

extension View {
  /// The value that choosing this option selects; of the selection's own type.
  public func tag<Tag: Hashable>(_ tag: Tag) -> TaggedView<Tag> {
    TaggedView(content: self, tag: tag)
  }

  // With the type erased, as a stored view is opened.
  fileprivate func anyHelp(_ text: String) -> any View { help(text) }
  fileprivate func anyDisabled(_ reason: String) -> any View { disabled(reason) }
}
