import BallotForms
import BallotJSON
import TestSupport
import Testing

/// Merging into 10,000 generated files, of which the right outcome is known from how they are made.
struct DotenvMergeFuzzTests {
  /// A file in pieces: each as it is before and after the merge.
  private struct GeneratedFile {
    var before = ""
    var after = ""

    mutating func keep(_ text: String) {
      before += text
      after += text
    }

    mutating func replace(_ old: String, _ new: String) {
      before += old
      after += new
    }
  }

  private static let foreign = [
    "# a comment with KEY1=value in it", "#", "", "   ", "FOREIGN=1", "export FOREIGN = 'KEY1=2'",
    "KEY1X=1", "XKEY1=1", "key1=1", "F=\"KEY1=1\nKEY2=2\n# KEY3=\n\" # KEY4=1", "F='\n\nKEY3='",
    "F=`KEY1=\nKEY2=`", "F=it's KEY1=1", "not an assignment", "F=\"a\\\"\nKEY1=\\\"\" # x",
    "## KEY2=1", "# KEY3=some words", "KEY1", "export KEY1", "=KEY1=", "F= # KEY1=1", "F=a#KEY1=",
    "\u{1F44D} KEY1=1", "# set KEY4=1 to win",
  ]

  /// Values that a key has before; the quoted ones may be touched by a comment.
  private static let bareValues = ["", "old", "a#b", "it's", "$HOME", "many bare words", "\\"]
  private static let quotedValues = [
    "'old'", "\"old\"", "''", "\"two\nlines\"", "'KEY2=1\nKEY3=2'", "\"it's\"", "`x`", "\"\\\"\"",
    "'# no comment'",
  ]
  /// Answers, and how they are written.
  private static let answers = [
    ("new", "new"), ("n w", "'n w'"), ("it's", "\"it's\""), ("", "''"), ("#", "'#'"),
  ]

  private enum Line {
    case foreign(String)
    case active(key: Int)
    case commentedOut(key: Int)
  }

  private func generate(_ random: inout SplitMix64) -> (GeneratedFile, [ResultEntry]) {
    let written = (1...4).map { _ in
      random.chance(oneIn: 5) ? nil : random.pick(Self.answers, or: ("new", "new"))
    }
    let entries = written.enumerated().map { index, answer in
      ResultEntry("KEY\(index + 1)", answer.map { .value(.string($0.0)) } ?? .hidden)
    }
    var lines: [Line] = (0..<random.number(in: 0...6)).map { _ in
      .foreign(random.pick(Self.foreign, or: ""))
    }
    var actives: Set<Int> = []
    for key in 1...4 {
      for _ in 0..<random.pick([0, 0, 1, 1, 2], or: 1) {
        lines.append(.active(key: key))
        actives.insert(key)
      }
      if random.chance(oneIn: 3) { lines.append(.commentedOut(key: key)) }
      if random.chance(oneIn: 8) { lines.append(.commentedOut(key: key)) }
    }
    lines.shuffle(using: &random)

    var file = GeneratedFile()
    if random.chance(oneIn: 8) { file.keep("\u{FEFF}") }
    var settled = actives
    var isEnded = true
    for (index, line) in lines.enumerated() {
      switch line {
      case .foreign(let text): file.keep(text)
      case .active(let key): active(key, written[key - 1]?.1, &file, &random)
      case .commentedOut(let key):
        let isFilledIn = written[key - 1] != nil && !settled.contains(key)
        commentedOut(key, isFilledIn ? written[key - 1]?.1 : nil, &file, &random)
        if isFilledIn { settled.insert(key) }
      }
      if index == lines.count - 1, random.chance(oneIn: 3), !file.before.hasSuffix("\n") {
        isEnded = file.before.isEmpty || file.before == "\u{FEFF}"
      } else {
        file.keep("\n")
      }
    }
    for (index, answer) in written.enumerated() where !settled.contains(index + 1) {
      guard let answer else { continue }
      let line = "KEY\(index + 1)=\(answer.1)"
      file.after += isEnded ? line + "\n" : "\n" + line
    }
    return (file, entries)
  }

  private func active(
    _ key: Int, _ new: String?, _ file: inout GeneratedFile, _ random: inout SplitMix64
  ) {
    file.keep(random.pick(["", "", "  ", "\t"], or: ""))
    if new == nil { file.replace("", "# ") }
    file.keep(random.pick(["", "", "export ", "export\t "], or: "") + "KEY\(key)")
    let isQuoted = random.chance(oneIn: 2)
    let old = random.pick(isQuoted ? Self.quotedValues : Self.bareValues, or: "old")
    file.keep(random.pick(old.isEmpty ? ["=", " ="] : ["=", " = ", "= "], or: "="))
    file.replace(old, new ?? "")
    if isQuoted, random.chance(oneIn: 4) {
      file.replace("", " ")
      file.keep("#why")
    } else {
      file.keep(random.pick(["", "", " # why", "  ", "\t# it's \"why\" KEY1=1"], or: ""))
    }
  }

  private func commentedOut(
    _ key: Int, _ new: String?, _ file: inout GeneratedFile, _ random: inout SplitMix64
  ) {
    file.keep(random.pick(["", "  "], or: ""))
    let mark = random.pick(["#", "# ", "#\t "], or: "#")
    file.replace(mark, new == nil ? mark : "")
    file.keep(random.pick(["", "export "], or: "") + "KEY\(key)=")
    let old = random.pick(["", "old", "a#b", "'a b'", "\"x\"", "it's"], or: "")
    file.replace(old, new ?? old)
    file.keep(random.pick(["", " # why", " "], or: ""))
  }

  @Test func everyByteOutsideOfReplacedValuesStays() throws {
    let writer = ResultWriter(.dotenv)
    for seed in seeds(10) {
      var random = SplitMix64(seed: seed)
      for round in 1...1000 {
        let (file, entries) = generate(&random)
        let lineEnd: [UInt8] = random.chance(oneIn: 3) ? [0x0D, 0x0A] : [0x0A]
        // A file without any line break has none to go by.
        let end = file.before.utf8.contains(0x0A) ? lineEnd : [0x0A]
        let before = file.before.utf8.flatMap { $0 == 0x0A ? end : [$0] }
        let after = file.after.utf8.flatMap { $0 == 0x0A ? end : [$0] }
        let merged = try writer.merged(into: before, entries)
        try #require(
          merged == after,
          """
          seed \(seed), round \(round)
          before: \(file.before.debugDescription)
          expected: \(file.after.debugDescription)
          found: \(String(decoding: merged, as: UTF8.self).debugDescription)
          """)
        #expect(try writer.merged(into: merged, entries) == merged, "seed \(seed), round \(round)")
      }
    }
  }
}
