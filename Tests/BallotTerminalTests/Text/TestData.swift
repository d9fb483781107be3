import Foundation

@testable import BallotTerminal
import TestSupport

/// The lines of a file in `Data` that hold data, without their comments.
func dataLines(_ name: String) throws -> [Substring] {
  let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
  let path = (folder + ["Data", name[...]]).joined(separator: "/")
  return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    .map { $0.prefix { $0 != "#" } }.filter { $0.contains { $0 != " " && $0 != "\t" } }
}

/// The text of scalars written in hexadecimal with blanks between them.
func text(ofHexadecimal scalars: some StringProtocol) -> String {
  var view = String.UnicodeScalarView()
  for digits in scalars.split(separator: " ") {
    if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
      view.append(scalar)
    }
  }
  return String(view)
}

/// The scalars of a text in hexadecimal, for messages.
func hexadecimal(_ text: some StringProtocol) -> String {
  text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}

/// Pieces of text that are hard to measure, break or draw.
let awkwardPieces: [String] = [
  "a", "word", "longer-word", "a/path/of/parts", " ", "  ", "\t", "\n", "\r\n", "\u{1B}[31m",
  "\u{9B}2J", "é", "e\u{301}", "\u{301}", "日本語", "、", "（", "）", "한국어", "\u{1112}\u{1161}\u{11AB}",
  "\u{1161}", "नमस्ते", "क्ष", "👩‍👩‍👧‍👦", "👍🏽", "🏳️‍🌈", "❤️", "⌚︎", "1️⃣", "🇩🇪", "🇩", "\u{202E}", "\u{200D}",
  "\u{200B}", "\u{E0041}", "سلام", "می\u{200C}خواهم", "…", "●", "━", "\u{FFFE}", "\u{3164}",
  "z" + String(repeating: "\u{30A}", count: 20),
]

/// A text of up to `count` of the awkward pieces.
func awkwardText(_ count: Int, using random: inout SplitMix64) -> String {
  (0..<Int.random(in: 0...count, using: &random)).map { _ in
    awkwardPieces.randomElement(using: &random) ?? ""
  }.joined()
}
