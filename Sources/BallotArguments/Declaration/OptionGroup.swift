/// Options under one heading of the help.
public struct OptionGroup: Hashable, Sendable {
  /// The heading, without a colon.
  public var title: String
  /// The options, in the order of the help.
  public var options: [OptionDeclaration]

  /// Declares a group.
  public init(_ title: String, _ options: [OptionDeclaration]) {
    self.title = title
    self.options = options
  }
}
