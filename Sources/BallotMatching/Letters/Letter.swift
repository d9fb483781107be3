/// What one typed letter is compared with: a base scalar and the marks on it, so that canonically
/// equivalent texts (Unicode Standard, section 3.7) have equal letters, and `e` is the base of `é`.
///
/// The base and up to two marks, in numeric order, lie in 21 bits each. Of three and more marks the
/// two with the lowest numbers count: equivalent texts stay equal, a few others become so.
struct Letter: Hashable, Sendable {
  var code: UInt64

  init(base: UInt32) {
    code = UInt64(base)
  }

  static let baseMask: UInt64 = 0x1F_FFFF

  var base: UInt32 {
    UInt32(truncatingIfNeeded: code & Letter.baseMask)
  }

  var isMarked: Bool {
    code > Letter.baseMask
  }

  /// The bits in which a letter of a text must equal this typed one: the base alone where it was
  /// typed without marks.
  var significantBits: UInt64 {
    isMarked ? .max : Letter.baseMask
  }

  mutating func attach(mark: UInt32) {
    let first = code >> 21 & Letter.baseMask
    let second = code >> 42
    let mark = UInt64(mark)
    if first == 0 {
      code |= mark << 21
    } else if mark < first {
      code = code & Letter.baseMask | mark << 21 | first << 42
    } else if second == 0 || mark < second {
      code = code & ~(Letter.baseMask << 42) | mark << 42
    }
  }

  /// The same letter with its base case-folded (simple folding, CaseFolding.txt).
  var folded: Letter {
    var letter = self
    letter.code = code & ~Letter.baseMask | UInt64(foldedCase(base))
    return letter
  }

  /// Whether every letter that this typed one stands for is one that `other` stands for too.
  func isNarrower(than other: Letter) -> Bool {
    code & other.significantBits == other.code
  }
}
