/// How JSON is laid out.
public enum JSONLayout: Hashable, Sendable {
  /// One line without spaces: `{"env":"staging","tests":true}`.
  case compact
  /// A line for each element and member, indented by two spaces a level.
  case pretty
}

extension JSON {
  /// The value as JSON in UTF-8, without a line break at its end.
  ///
  /// Escaped is what RFC 8259 (section 7) asks for, and all that could steer a terminal
  /// (U+007F–U+009F, U+2028, U+2029 and the bidirectional controls): the output is safe to print.
  public func utf8(_ layout: JSONLayout = .compact) -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    writer.write(self)
    return writer.output
  }

  /// The value as JSON, as `utf8(_:)` writes it.
  public func text(_ layout: JSONLayout = .compact) -> String {
    String(decoding: utf8(layout), as: UTF8.self)
  }
}

private struct JSONWriter {
  let layout: JSONLayout
  var output: [UInt8] = []
  var level = 0

  init(layout: JSONLayout) {
    self.layout = layout
  }

  mutating func write(_ value: JSON) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .number(let number): write(number.text)
    case .string(let string): writeQuoted(string)
    case .array(let elements):
      writeContainer("[", elements, "]") { writer, element in writer.write(element) }
    case .object(let members):
      writeContainer("{", members, "}") { writer, member in
        writer.writeQuoted(member.name)
        writer.write(writer.layout == .pretty ? ": " : ":")
        writer.write(member.value)
      }
    }
  }

  private mutating func writeContainer<Item>(
    _ opener: String, _ items: [Item], _ closer: String,
    _ writeItem: (inout JSONWriter, Item) -> Void
  ) {
    write(opener)
    level += 1
    for (index, item) in items.enumerated() {
      if index > 0 { write(",") }
      startLine()
      writeItem(&self, item)
    }
    level -= 1
    if !items.isEmpty { startLine() }
    write(closer)
  }

  private mutating func startLine() {
    guard layout == .pretty else { return }
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }

  private mutating func write(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  private mutating func writeQuoted(_ string: String) {
    write("\"")
    for scalar in string.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar.isHarmfulInTerminal {
        write(scalar.jsonEscape)
      } else {
        output.append(contentsOf: scalar.utf8)
      }
    }
    write("\"")
  }
}
