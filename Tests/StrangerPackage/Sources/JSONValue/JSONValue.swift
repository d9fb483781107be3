/// A type of the stranger's own, named like its module.
public struct JSONValue {
  /// The text of a JSON string.
  public var text: String

  /// A JSON string of text that needs no escapes.
  public init(_ text: String) {
    self.text = "\"\(text)\""
  }
}
