/// Turns the bytes of a terminal into keys, however the bytes are cut into reads.
///
/// Grammar first, table second: a sequence is read to its end as ECMA-48 (5th edition, section
/// 5.4) says, and only then looked up. One that no table knows, a late reply to somebody's query
/// among them, is swallowed whole and types nothing. A byte that the grammar does not allow ends
/// the sequence and counts for itself, so Ctrl-C works after the worst of cuts.
///
/// Every scalar of typed text is a key of its own, combining ones too, as a decoder cannot know
/// whether more will follow; text fields join them into graphemes. Bytes that are no UTF-8 are
/// dropped: a U+FFFD would be text that nobody typed.
///
/// Some beginnings are keys themselves: a lone ESC is Escape, `ESC [` is Alt-`[`. What they are
/// shows only when nothing follows, so whoever reads the bytes waits for `waiting`, then calls
/// `flush`.
public struct KeyDecoder: Sendable {
  /// Longer sequences are swallowed like shorter unknown ones, but not kept.
  private static let longestSequence = 1024

  private let escapeDelay: Duration
  private var state = DecoderState.ground
  /// Whether ESC stands before what is being read, which older protocols send for Alt.
  private var hasAltPrefix = false
  private var collected: [UInt8] = []
  private var characters = UTF8Decoder()
  private var paste = PasteCollector()
  /// Whether what has begun, and is not complete, gives no key in the end.
  private var isDiscarding = false

  /// A decoder that takes a beginning for a key after `escapeDelay` without another byte: 50 ms
  /// serve at the machine itself, 100 ms over a network.
  public init(escapeDelay: Duration = .milliseconds(50)) {
    self.escapeDelay = escapeDelay
  }

  /// Whether a paste has begun and its end has not arrived.
  public var isInsidePaste: Bool {
    if case .paste = state { true } else { false }
  }

  /// Whether nothing has begun that is not complete.
  private var isAtRest: Bool {
    if case .ground = state { !characters.isIncomplete } else { false }
  }

  /// How long to wait for the next byte before `flush` is called; `nil` when nothing is pending,
  /// and inside a paste, which only its end marker ends, or Ctrl-C with nothing after it.
  public var waiting: Duration? {
    switch state {
    case .ground: characters.isIncomplete ? .milliseconds(50) : nil
    case .escape, .introducer: escapeDelay
    case .controlSequence: shiftedKey == nil ? .seconds(1) : escapeDelay
    case .singleShift, .string, .stringEscape, .linuxFunction, .mouse: .seconds(1)
    case .paste: paste.isInterrupted ? .milliseconds(100) : nil
    }
  }

  /// The keys that these bytes complete, in the order they were pressed.
  public mutating func feed(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      let count = keys.count
      take(byte, &keys)
      if isDiscarding {
        keys.removeSubrange(count...)
        isDiscarding = !isAtRest
      }
    }
    return keys
  }

  /// The keys that were pending when nothing followed in time. A cut character or sequence gives
  /// none. A paste goes on, as a slow one may pause anywhere; but where it pauses behind Ctrl-C it
  /// is over, its text is dropped and Ctrl-C is a key: a person whose terminal has lost the end
  /// marker gets out, and a paste that only looks like it cannot answer anything.
  public mutating func flush() -> [Key] {
    var keys: [Key] = []
    if !isInsidePaste {
      abandon(&keys)
    } else if paste.isInterrupted {
      clear()
      paste = PasteCollector()
      keys = [.control("c")]
    }
    defer { isDiscarding = isDiscarding && !isAtRest }
    return isDiscarding ? [] : keys
  }

  /// Forgets what has begun, but not where it ends: the rest of a sequence or of a paste that
  /// arrives later gives no key either.
  public mutating func discardPending() {
    isDiscarding = !isAtRest
  }
}

// MARK: - Grammar

extension KeyDecoder {
  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: takeText(byte, &keys)
    case .escape: takeAfterEscape(byte, &keys)
    case .introducer(let introducer):
      begin(introducer)
      take(byte, &keys)
    case .controlSequence: takeControlSequence(byte, &keys)
    case .singleShift: takeSingleShift(byte, &keys)
    case .string: takeString(byte, &keys)
    case .stringEscape where byte == UInt8(ascii: "\\"): state = .ground
    case .stringEscape: takeAfterEscape(byte, &keys)
    case .linuxFunction: takeLast(byte, 0x40...0x7E, &keys, KeyTable.linuxFunction(byte))
    case .mouse(let count): takeMouse(byte, count, &keys)
    case .paste:
      guard let text = paste.take(byte) else { return }
      state = .ground
      if !text.isEmpty { keys.append(Key(.paste(text))) }
    }
  }

  private mutating func takeText(_ byte: UInt8, _ keys: inout [Key]) {
    if characters.isIncomplete, !characters.isContinued(by: byte) { hasAltPrefix = false }
    if byte < 0x80 {
      characters.reset()
      switch byte {
      case 0x1B: state = .escape
      // ESC 09 is Shift-Tab on the Linux console.
      case 0x09 where hasAltPrefix:
        hasAltPrefix = false
        keys.append(.backTab)
      default: emit(KeyTable.key(ascii: byte), &keys)
      }
    } else if !characters.isInside, let introducer = DecoderState.introducer(of: byte) {
      begin(introducer)
    } else if let scalar = characters.take(byte) {
      emit(Key.Code(typed: scalar).map { Key($0) }, &keys)
    } else if !characters.isIncomplete {
      hasAltPrefix = false
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B:
      if hasAltPrefix { keys.append(.escape) }
      hasAltPrefix = true
      state = .escape
    case 0x40...0x5F where DecoderState.introducer(of: byte + 0x40) != nil:
      state = .introducer(byte)
    default:
      if hasAltPrefix { keys.append(.escape) }
      hasAltPrefix = true
      state = .ground
      takeText(byte, &keys)
    }
  }

  private mutating func takeControlSequence(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x20...0x3F: collect(byte)
    case UInt8(ascii: "[") where collected.isEmpty: state = .linuxFunction
    case UInt8(ascii: "M") where collected.isEmpty: state = .mouse(3)
    default:
      let isKept = collected.count < Self.longestSequence
      let sequence = isKept ? ControlSequence(collected, final: byte) : nil
      if sequence?.isPasteStart == true {
        clear()
        state = .paste
      } else {
        takeLast(byte, 0x40...0x7E, &keys, sequence.flatMap(KeyTable.key))
      }
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x30...0x3B: collect(byte)
    default:
      let sequence = ControlSequence(collected, final: byte)
      // The space bar of the keypad is the one last byte below 40, and bears no modifiers.
      let first: UInt8 = collected.isEmpty ? 0x20 : 0x40
      takeLast(byte, first...0x7E, &keys, sequence.flatMap(KeyTable.singleShift))
    }
  }

  /// The content of a string may be bytes 08 to 0D and from 20 on (ECMA-48, section 5.6). It ends
  /// with ST, in one or two bytes, or with BEL as xterm has it.
  private mutating func takeString(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B:
      clear()
      state = .stringEscape
    case 0x07: clear()
    case 0x9C where !characters.isInside: clear()
    case 0x80...: _ = characters.take(byte)
    case 0x08...0x0D, 0x20...: characters.reset()
    default:
      clear()
      take(byte, &keys)
    }
  }

  /// A coordinate that does not fit into its byte is sent as 00.
  private mutating func takeMouse(_ byte: UInt8, _ count: Int, _ keys: inout [Key]) {
    if byte == 0 || byte >= 0x20 {
      state = .mouse(count - 1)
      if count == 1 { clear() }
    } else {
      clear()
      take(byte, &keys)
    }
  }

  /// Ends a sequence: with its key if this byte is a last byte, else without, and the byte counts
  /// for itself.
  private mutating func takeLast(
    _ byte: UInt8, _ lastBytes: ClosedRange<UInt8>, _ keys: inout [Key], _ key: Key?
  ) {
    if lastBytes.contains(byte) {
      emit(key, &keys)
      clear()
    } else {
      abandon(&keys)
      take(byte, &keys)
    }
  }
}

// MARK: - Parts of the grammar

extension KeyDecoder {
  private mutating func begin(_ introducer: UInt8) {
    characters.reset()
    switch introducer {
    case UInt8(ascii: "["): state = .controlSequence
    case UInt8(ascii: "O"): state = .singleShift
    default: state = .string
    }
  }

  private mutating func collect(_ byte: UInt8) {
    if collected.count < Self.longestSequence { collected.append(byte) }
  }

  /// rxvt ends a key with Shift in `$`, which begins the end of a sequence everywhere else: it is
  /// that key if nothing follows.
  private var shiftedKey: Key? {
    guard collected.last == UInt8(ascii: "$") else { return nil }
    return ControlSequence(collected.dropLast(), final: UInt8(ascii: "$")).flatMap(KeyTable.rxvt)
  }

  private mutating func emit(_ key: Key?, _ keys: inout [Key]) {
    if var key {
      if hasAltPrefix { key.modifiers.insert(.alt) }
      keys.append(key)
    }
    hasAltPrefix = false
  }

  private mutating func abandon(_ keys: inout [Key]) {
    switch state {
    case .escape: keys += hasAltPrefix ? [.escape, .escape] : [.escape]
    case .introducer(let introducer):
      if hasAltPrefix { keys.append(.escape) }
      keys.append(.alt(Character(Unicode.Scalar(introducer))))
    case .controlSequence: emit(shiftedKey, &keys)
    case .ground, .singleShift, .string, .stringEscape, .linuxFunction, .mouse, .paste: break
    }
    clear()
  }

  private mutating func clear() {
    state = .ground
    hasAltPrefix = false
    collected.removeAll(keepingCapacity: true)
    characters.reset()
  }
}
