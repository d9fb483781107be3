/// A complete control sequence, taken apart as ECMA-48 (5th edition, section 5.4) says.
struct ControlSequence: Sendable {
  /// A parameter with its subparameters, which `:` divides; `nil` stands for one left out.
  typealias Parameter = [Int?]

  /// `<`, `=`, `>` or `?` before the parameters, which makes a sequence private. Mouse reports and
  /// the replies of terminals bear one; no key does.
  var prefix: UInt8?
  /// What `;` divides; none when nothing stands there.
  var parameters: [Parameter] = []
  /// Bytes 20 to 2F before the last byte.
  var intermediates: [UInt8] = []
  /// The last byte, which says what the sequence means.
  var final: UInt8

  /// Takes apart the bytes between the introducer and the last byte; `nil` where parameters follow
  /// intermediates, or a prefix does not stand first.
  init?(_ bytes: some Collection<UInt8>, final: UInt8) {
    self.final = final
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x20...0x2F: intermediates.append(byte)
      case _ where !intermediates.isEmpty: return nil
      case 0x30...0x3B: add(byte)
      default:
        guard index == 0 else { return nil }
        prefix = byte
      }
    }
  }

  /// The value of a parameter without subparameters; `nil` where it is left out or has some.
  func number(_ index: Int) -> Int? {
    guard index < parameters.count, parameters[index].count == 1 else { return nil }
    return parameters[index][0]
  }

  /// Whether it is `CSI 200 ~`, with which a bracketed paste begins.
  var isPasteStart: Bool {
    final == UInt8(ascii: "~") && prefix == nil && intermediates.isEmpty
      && parameters.count == 1 && number(0) == 200
  }

  /// Adds a digit or a divider. Values stop growing beyond any that has a meaning.
  private mutating func add(_ byte: UInt8) {
    if parameters.isEmpty { parameters = [[nil]] }
    let last = parameters.count - 1
    switch byte {
    case UInt8(ascii: ";"): parameters.append([nil])
    case UInt8(ascii: ":"): parameters[last].append(nil)
    default:
      let digit = Int(byte - UInt8(ascii: "0"))
      let part = parameters[last].count - 1
      parameters[last][part] = min((parameters[last][part] ?? 0) * 10 + digit, 0x11_0000)
    }
  }
}
