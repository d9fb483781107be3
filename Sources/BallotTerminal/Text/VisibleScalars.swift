/// Which scalars of a grapheme cluster leave a mark that a person can see, so that no two texts
/// look alike that are not (CVE-2021-42574, Unicode Technical Standard #55).
extension Unicode.Scalar {
  /// Whether this scalar, at `index` of its cluster, is seen or does what it is there for.
  func isVisible(at index: Int, in cluster: [Unicode.Scalar]) -> Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate:
      return false
    case .unassigned:
      return !isNoncharacter && !properties.isDefaultIgnorableCodePoint
    case .format:
      return isVisibleFormat || isJoiner(at: index, in: cluster) || isTag(in: cluster)
    default:
      return !properties.isDefaultIgnorableCodePoint || isSelector(at: index, in: cluster)
        || isJamoFiller(in: cluster)
    }
  }

  /// U+FFFE, U+FFFF and the like, which stand for nothing (Unicode 15.0, 23.7).
  private var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }

  /// The format characters with a glyph of their own: the property Prepended_Concatenation_Mark
  /// of Unicode 15.0.
  private var isVisibleFormat: Bool {
    switch value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// A joiner between two parts of a cluster, whose grammar is UAX #29's, or one that shapes the
  /// letter before it.
  private func isJoiner(at index: Int, in cluster: [Unicode.Scalar]) -> Bool {
    guard self == .zeroWidthJoiner || self == .zeroWidthNonJoiner, index > 0 else { return false }
    if cluster[index - 1].isShaped { return true }
    let isInside = index + 1 < cluster.count && !cluster[index + 1].properties.isGraphemeExtend
    return self == .zeroWidthJoiner && isInside
  }

  /// A tag of an emoji tag sequence (UTS #51, 1.4.9): the black flag and a closed row of tags.
  private func isTag(in cluster: [Unicode.Scalar]) -> Bool {
    (0xE0020...0xE007F).contains(value) && cluster.first == "\u{1F3F4}"
      && cluster.last == "\u{E007F}" && cluster.count > 2
      && cluster.dropFirst().allSatisfy { (0xE0020...0xE007F).contains($0.value) }
  }

  /// One variation selector after a character that has variants.
  private func isSelector(at index: Int, in cluster: [Unicode.Scalar]) -> Bool {
    guard properties.isVariationSelector, index > 0 else { return false }
    let base = cluster[index - 1]
    let category = base.properties.generalCategory
    return base.properties.isEmoji || base.properties.isIdeographic || base.isShaped
      || category == .mathSymbol || category == .otherSymbol
  }

  /// A filler for a missing part of a Hangul syllable (Unicode 15.0, 3.12) that has other parts.
  private func isJamoFiller(in cluster: [Unicode.Scalar]) -> Bool {
    (0x115F...0x1160).contains(value)
      && cluster.contains {
        (0x1100...0x115E).contains($0.value) || (0x1161...0x11FF).contains($0.value)
      }
  }

  /// A letter or mark of a script whose letters change with their neighbours: the blocks from
  /// Arabic to Myanmar, Khmer, Mongolian, and the Indic ones above them.
  private var isShaped: Bool {
    switch value {
    case 0x0600...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0x10A00...0x11FFF:
      let category = properties.generalCategory
      return (category.isLetter || category.isMark) && !properties.isDefaultIgnorableCodePoint
    default:
      return false
    }
  }
}
