/// Whether a scalar belongs to the letter before it.
func isMark(_ scalar: UInt32) -> Bool {
  if scalar < 0x300 || isUnifiedIdeograph(scalar) { return false }
  let key = UInt64(scalar)
  let next = lowerBound(markRanges, key + 1, shift: 21)
  return next > 0 && markRanges[next - 1] & Letter.baseMask >= key
}

/// The simple case folding of a scalar; itself where it has none.
func foldedCase(_ scalar: UInt32) -> UInt32 {
  if scalar < 0x80 { return scalar &- 0x41 < 26 ? scalar | 0x20 : scalar }
  if isUnifiedIdeograph(scalar) { return scalar }
  guard let entry = entry(of: scalar, in: caseFoldings, shift: 21) else { return scalar }
  return UInt32(truncatingIfNeeded: entry & Letter.baseMask)
}

/// Passes the full canonical decomposition of a scalar to `body`, scalar by scalar.
func decompose(_ scalar: UInt32, _ body: (UInt32) -> Void) {
  if scalar < 0xC0 || isUnifiedIdeograph(scalar) { return body(scalar) }
  if scalar &- 0xAC00 < 11_172 { return decomposeHangul(scalar &- 0xAC00, body) }
  guard let entry = entry(of: scalar, in: decompositions, shift: 42) else { return body(scalar) }
  decompose(UInt32(truncatingIfNeeded: entry >> 21 & Letter.baseMask), body)
  let second = UInt32(truncatingIfNeeded: entry & Letter.baseMask)
  if second != 0 { body(second) }
}

/// Whether a scalar is one of U+3400 to U+9FFF, which are many and in none of the tables.
private func isUnifiedIdeograph(_ scalar: UInt32) -> Bool {
  scalar &- 0x3400 < 0x6C00
}

/// Hangul syllables decompose by arithmetic (Unicode Standard, section 3.12).
private func decomposeHangul(_ syllable: UInt32, _ body: (UInt32) -> Void) {
  body(0x1100 + syllable / 588)
  body(0x1161 + syllable % 588 / 28)
  let final = syllable % 28
  if final != 0 { body(0x11A7 + final) }
}

/// The entry of a sorted table whose upper bits are the scalar.
private func entry(of scalar: UInt32, in table: [UInt64], shift: UInt64) -> UInt64? {
  let index = lowerBound(table, UInt64(scalar), shift: shift)
  guard index < table.count, table[index] >> shift == UInt64(scalar) else { return nil }
  return table[index]
}

/// The first index of a sorted table whose upper bits are at least `key`.
private func lowerBound(_ table: [UInt64], _ key: UInt64, shift: UInt64) -> Int {
  var low = 0
  var high = table.count
  while low < high {
    let middle = (low &+ high) / 2
    if table[middle] >> shift < key { low = middle &+ 1 } else { high = middle }
  }
  return low
}
