import TestSupport
import Testing

@testable import BallotMatching

extension OptionStore {
  fileprivate init(_ input: String, separator: UInt8 = 0x0A) {
    self.init(separator: separator)
    append(Array(input.utf8))
    finish()
  }

  fileprivate var texts: [String?] { (0..<count).map { text(at: $0) } }
}

@Test func linesEndAtSeparators() {
  for (input, separator, lines) in [
    ("", 0x0A, []),
    ("a", 0x0A, ["a"]),
    ("a\n", 0x0A, ["a"]),
    ("a\nb", 0x0A, ["a", "b"]),
    ("\n", 0x0A, [""]),
    ("\n\na\n\n", 0x0A, ["", "", "a", ""]),
    ("a\r\nb\r\n", 0x0A, ["a\r", "b\r"]),
    ("a\nb\0c\0", 0x00, ["a\nb", "c"]),
    ("a\0b\n", 0x0A, ["a\0b"]),
  ] as [(String, UInt8, [String])] {
    #expect(
      OptionStore(input, separator: separator).texts == lines, "\(input.debugDescription)")
  }
}

@Test func aLineCountsOnceItHasEnded() {
  var store = OptionStore()
  store.append(Array("one\ntw".utf8))
  #expect(store.count == 1)
  #expect(store.hasUnfinishedLine)
  store.append(Array("o\n".utf8))
  #expect(store.texts == ["one", "two"])
  #expect(!store.hasUnfinishedLine)
  store.finish()
  #expect(store.count == 2)
}

@Test func inputMayBeCutAtEveryByte() {
  let input = Array("é\n\r\n\nlong line of text\n日本語\nlast".utf8)
  var whole = OptionStore()
  whole.append(input)
  whole.finish()
  for first in 0...input.count {
    for second in first...input.count {
      var store = OptionStore()
      for part in [input[..<first], input[first..<second], input[second...]] {
        store.append(Array(part))
      }
      store.finish()
      #expect(store.texts == whole.texts, "cut at \(first) and \(second)")
    }
  }
}

@Test(arguments: seeds(3)) func linesAcrossChunksStayWhole(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  // Lengths around a chunk's and far below it.
  let lengths = (0..<80).map { _ in
    let limits = [0...3, 40...60, 1000...3000, 65_530...65_540, 150_000...200_000]
    return Int.random(
      in: limits[[0, 1, 1, 2, 2, 2, 3, 4].randomElement(using: &random) ?? 0], using: &random)
  }
  let lines = lengths.enumerated().map { [UInt8](repeating: UInt8(97 + $0 % 26), count: $1) }
  let input = Array((lines + [[]]).joined(separator: [0x0A]))
  for size in [1_000, 65_536, input.count] {
    var store = OptionStore()
    for start in stride(from: 0, to: input.count, by: size) {
      store.append(Array(input[start..<min(start + size, input.count)]))
    }
    store.finish()
    #expect(store.count == lines.count, "blocks of \(size), seed \(seed)")
    for (index, line) in lines.enumerated() where index < store.count {
      #expect(store.bytes(at: index).elementsEqual(line), "line \(index), seed \(seed)")
    }
    for chunk in store.chunks {
      #expect(chunk.count <= 1 || chunk.bytes.count <= Chunk.capacity, "seed \(seed)")
    }
  }
}

@Test func aCopyStaysAsItWas() {
  var store = OptionStore()
  var copies: [OptionStore] = []
  for number in 0..<20_000 {
    if number % 1_000 == 0 { copies.append(store) }
    store.append(Array("line \(number)\n".utf8))
  }
  for (index, copy) in copies.enumerated() {
    #expect(copy.count == index * 1_000)
    #expect(index == 0 || copy.text(at: copy.count - 1) == "line \(copy.count - 1)")
  }
  var other = copies[3]
  other.append(Array("other\n".utf8))
  #expect(other.text(at: 3_000) == "other")
  #expect(store.text(at: 3_000) == "line 3000")
}

@Test func aLongLabelMayBeReadInPart() {
  var store = OptionStore()
  store.append(Array("one\ntwenty".utf8))
  store.finish()
  var output = Array(">".utf8)
  store.append(1, to: &output)
  store.append(1, to: &output, limit: 3)
  #expect(output == Array(">twentytwe".utf8))
  #expect(store.bytes(at: 0, limit: 9) == Array("one".utf8))
  #expect(store.bytes(at: 0, limit: 0) == [])
}

@Test func recordsKeepTheirLabelsApartFromWhatIsSearched() {
  var store = OptionStore()
  store.append(Array("plain".utf8))
  store.append(label: "Berlin", searched: ["germany", "capital"])
  store.append(label: "two\nlines")
  store.append(label: "", searched: ["hidden"])
  store.append(Array("rest\n".utf8))
  #expect(store.texts == ["plain", "Berlin", "two\nlines", "", "rest"])
  for (query, found) in [
    ("berlin", [1]), ("germany", [1]), ("capital$", [1]), ("^germany", [1]), ("^hidden$", [3]),
    ("berlin germany", [1]), ("!germany", [0, 2, 3, 4]), ("lines", [2]), ("est", [4]),
  ] {
    #expect(settled(query, over: store).ranking == found, "\(query)")
  }
}

@Test func bytesThatAreNotUTF8AreFound() {
  for (bytes, offset) in [
    ([0x61, 0xC3, 0xA9], nil), ([0xC3], 0), ([0x61, 0xFF, 0x62], 1), ([0xC0, 0x80], 0),
    ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE2, 0x82], 0),
    ([0xEF, 0xBF, 0xBD, 0x80], 3), ([0xF0, 0x9F, 0x8E, 0x88], nil), ([0xE0, 0x80, 0xAF], 0),
  ] as [([UInt8], Int?)] {
    var store = OptionStore()
    store.append(bytes + [0x0A, 0x7A, 0x0A])
    #expect(store.invalidOffset(at: 0) == offset, "\(bytes)")
    #expect((store.text(at: 0) == nil) == (offset != nil), "\(bytes)")
    #expect(store.text(at: 1) == "z")
    #expect(settled("z", over: store).ranking == [1])
  }
}

@Test func theFirstLineThatIsNotUTF8IsFoundInEveryChunk() {
  let good = Array("caf\u{E9} noir, and then some more text\n".utf8)
  var store = OptionStore()
  for _ in 0..<5000 { store.append(good) }
  #expect(store.chunks.count > 2)
  #expect(store.firstInvalidOption == nil)
  store.append([0x61, 0xFF, 0x0A])
  store.append([0xFF, 0x0A])
  #expect(store.firstInvalidOption == 5000)
  #expect(OptionStore().firstInvalidOption == nil)
}

/// Looking up a line by its bytes finds what comparing all lines as texts finds.
@Test func linesAreFoundByTheirTextAsIfAllWereCompared() {
  // The Kelvin sign is canonically equivalent to K, and é to e with an accent.
  let words = [
    "", "k", "K", "\u{212A}", "e", "\u{E9}", "e\u{301}", "kk", "ke", "k\u{E9}", "\u{FFFD}", "a\tk",
  ]
  var random = SplitMix64(seed: 5)
  for _ in 0..<200 {
    let lines = (0..<6).map { _ in words[Int(random.next() % UInt64(words.count))] }
    var store = OptionStore()
    for line in lines { store.append(Array((line + "\n").utf8)) }
    for text in words {
      #expect(
        store.firstOption(equalTo: text) == lines.firstIndex(of: text),
        "\(lines) \(text)")
      let part = lines.firstIndex { $0.split(separator: "\t").contains { $0 == text } }
      if text.isEmpty { continue }
      let found = store.firstOption(containing: text) {
        $0.split(separator: "\t").contains { $0 == text }
      }
      #expect(found == part, "\(lines) \(text)")
    }
  }
}

@Test func aMillionLinesNeedLittleMoreThanTheirBytes() {
  let line = Array("cluster/region/deploy_target-42/form.radio.swift\n".utf8)
  let block = Array(repeating: line, count: 2_000).joined()
  var store = OptionStore()
  for _ in 0..<10 { store.append(Array(block)) }
  let held = store.chunks.reduce(0) { sum, chunk in
    sum + chunk.bytes.capacity + 4 * (chunk.ends.capacity + chunk.signatures.capacity)
  }
  let input = 20_000 * line.count
  #expect(store.count == 20_000)
  #expect(held * 100 <= input * 120 + 100 * Chunk.capacity)
}
