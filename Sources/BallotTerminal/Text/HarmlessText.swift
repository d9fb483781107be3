/// Text from outside in a form that a terminal shows and never obeys, for messages, help and line
/// mode; what is drawn in frames goes through `Line`, by the same rules:
///
/// - C0 controls and DEL stand in caret form (`^[`, `^?`), a tab as one blank.
/// - C1 controls, line separators, bidirectional controls and all else that leaves no mark stand
///   as `<U+202E>`, but for joiners, variation selectors and tags where their cluster needs them.
/// - A combining mark with nothing before it stands on a dotted circle (Unicode 15.0, 2.11), and
///   so does every ninth mark of a cluster.
///
/// With `keepingNewlines`, `\n` and `\r\n` stay line breaks, as `\n`.
public func harmless(_ text: String, keepingNewlines: Bool = false) -> String {
  if text.utf8.allSatisfy(isPrintableASCII) { return text }
  guard keepingNewlines else { return harmlessRow(text[...]) }
  return text.split(omittingEmptySubsequences: false, whereSeparator: isNewline)
    .map(harmlessRow).joined(separator: "\n")
}

/// The harmless form of bytes that should be UTF-8; what is not becomes U+FFFD.
public func harmless(bytes: [UInt8], keepingNewlines: Bool = false) -> String {
  harmless(String(decoding: bytes, as: UTF8.self), keepingNewlines: keepingNewlines)
}

/// Whether this ends a line of text that may have several.
func isNewline(_ character: Character) -> Bool {
  character == "\n" || character == "\r\n"
}

/// Calls `body` with every grapheme cluster of the harmless form of a text, and whether the
/// cluster is part of an escape like `^[`, until it returns `false`. All text that reaches a
/// terminal comes from here.
func forEachHarmlessCluster(
  of text: some StringProtocol, _ body: (_ cluster: Character, _ isEscape: Bool) -> Bool
) {
  for character in text {
    if character.isHarmless {
      guard body(character, false) else { return }
      continue
    }
    for piece in character.harmlessPieces {
      switch piece {
      case .text(let shown):
        for cluster in shown {
          guard body(cluster, false) else { return }
        }
      case .escape(let escape):
        for cluster in escape {
          guard body(cluster, true) else { return }
        }
      }
    }
  }
}

private func harmlessRow(_ text: Substring) -> String {
  var row = ""
  forEachHarmlessCluster(of: text) { cluster, _ in
    row.append(cluster)
    return true
  }
  return row
}
