/// A JSON value with its place in the text, for those who must say where a fault is.
///
/// A text is read once, into one flat list of nodes that says where each value begins and ends.
/// A located value is one of these nodes: strings, numbers and children are made when asked for.
public struct LocatedJSON: Sendable {
  /// The text that the value stands in.
  public let source: SourceText
  let nodes: [Node]
  let index: Int

  /// A value, with located children.
  public enum Value: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it was written.
    case number(JSONNumber)
    /// A string, without its quotes and escapes.
    case string(String)
    /// The elements of an array, in order.
    case array([LocatedJSON])
    /// The members of an object, in order; a name may come twice.
    case object([Member])
  }

  /// One name and value of an object.
  public struct Member: Sendable {
    /// The name, without its quotes and escapes.
    public let name: String
    /// The UTF-8 bytes of the name in the text, its quotes included.
    public let nameRange: Range<Int>
    /// The value.
    public let value: LocatedJSON
  }

  /// The UTF-8 bytes of the value in the text: all from its first character to its last.
  public var range: Range<Int> {
    nodes[index].range
  }

  /// Where the value begins.
  public var position: SourcePosition {
    source.position(at: range.lowerBound)
  }

  /// The value, with located children.
  public var value: Value {
    switch source.bytes[range.lowerBound] {
    case UInt8(ascii: "{"): .object(entries.map(member))
    case UInt8(ascii: "["): .array(entries.map(located))
    case UInt8(ascii: "\""): .string(string)
    case UInt8(ascii: "t"): .bool(true)
    case UInt8(ascii: "f"): .bool(false)
    case UInt8(ascii: "n"): .null
    default: .number(number)
    }
  }

  /// The value without its places.
  public var json: JSON {
    // Written apart from `value`, whose arrays a large text would pay for twice.
    switch source.bytes[range.lowerBound] {
    case UInt8(ascii: "{"):
      .object(entries.map { JSON.Member(located($0).string, located($0 + 1).json) })
    case UInt8(ascii: "["): .array(entries.map { located($0).json })
    case UInt8(ascii: "\""): .string(string)
    case UInt8(ascii: "t"): .bool(true)
    case UInt8(ascii: "f"): .bool(false)
    case UInt8(ascii: "n"): .null
    default: .number(number)
    }
  }

  /// The value of the last member of that name; nil without one, and where this is no object.
  public subscript(name: String) -> LocatedJSON? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The first member whose name an earlier member has too, if this is an object with such names.
  /// I-JSON (RFC 7493, section 2.3) forbids them.
  public var duplicate: Member? {
    guard case .object(let members) = value else { return nil }
    var names: Set<String> = []
    return members.first { !names.insert($0.name).inserted }
  }
}

extension LocatedJSON {
  private var entries: Node.Entries {
    Node.Entries(
      nodes: nodes, of: index,
      areMembers: source.bytes[range.lowerBound] == UInt8(ascii: "{"))
  }

  private func located(_ index: Int) -> LocatedJSON {
    LocatedJSON(source: source, nodes: nodes, index: index)
  }

  private func member(_ nameIndex: Int) -> Member {
    let name = located(nameIndex)
    return Member(name: name.string, nameRange: name.range, value: located(nameIndex + 1))
  }

  private var number: JSONNumber {
    JSONNumber(checked: String(decoding: source.bytes[range], as: UTF8.self))
  }

  private var string: String {
    decodedString(source.bytes[range.lowerBound + 1..<range.upperBound - 1])
  }
}
