/// An argument of the command line.
public struct Argument: Hashable, Sendable {
  /// The text; bytes that are not UTF-8 are replaced by U+FFFD.
  public var text: String
  /// Its place after the program's name, from 1.
  public var position: Int
  /// How the bytes look where they are not UTF-8, `nil` where they are.
  var damage: String?

  /// An argument with its place.
  public init(_ text: String, position: Int) {
    self.text = text
    self.position = position
  }

  /// Decodes the bytes that came from the system.
  init(bytes: [UInt8], position: Int) {
    self.position = position
    if let text = String(validating: bytes, as: UTF8.self) {
      self.text = text
    } else {
      text = String(decoding: bytes, as: UTF8.self)
      damage = visibleForm(ofBytes: bytes)
    }
  }
}
