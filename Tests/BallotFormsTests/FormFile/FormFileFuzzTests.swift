import BallotForms
import BallotJSON
import Foundation
import TestSupport
import Testing

/// Rounds of the fuzz; `BALLOT_ROUNDS` asks for more, without a limit of time.
private let rounds = ProcessInfo.processInfo.environment["BALLOT_ROUNDS"].flatMap(Int.init)

@Test func mutatedFilesAreReadOrRefusedInsideTheirText() throws {
  let seed = UInt64.random(in: 0...(.max))
  var random = SplitMix64(seed: seed)
  var texts = try realFileNames().map { (path: realPath($0), bytes: try realFile($0)) }
    .filter { $0.bytes.count < 3_000 }
  for row in questionRows + optionRows + referenceRows {
    texts.append(("form.json", MarkedText("{\"questions\": [\(row.text)]}").bytes))
  }
  let pieces = texts.map(\.bytes)
  let start = ContinuousClock.now
  for round in 0..<(rounds ?? 20_000) {
    if rounds == nil, start.duration(to: .now) > .seconds(1) { break }
    var (path, bytes) = random.pick(texts, or: texts[0])
    for _ in 0..<random.number(in: 1...4) { mutate(&bytes, pieces, &random) }
    do throws(FormFileError) {
      let (form, dialect) = try readFormFile(bytes, path: path)
      let origin = dialect == .ballot ? FormOrigin.form : .schema
      let left = faults(in: form, from: origin)
      #expect(left == [], "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self))")
      _ = answerSchema(of: form)
    } catch {
      let isInside = error.faults.allSatisfy { 0...bytes.count ~= $0.position.offset }
      #expect(isInside && !error.faults.isEmpty, "seed \(seed), round \(round)")
      let isHarmless = error.description.unicodeScalars.allSatisfy {
        $0 == "\n" || !($0.value < 0x20 || 0x7F...0x9F ~= $0.value)
      }
      #expect(isHarmless, "seed \(seed), round \(round)")
    }
  }
}

/// Replaces, removes, repeats or copies in a few bytes, whole words of JSON most often.
private func mutate(_ bytes: inout [UInt8], _ pieces: [[UInt8]], _ random: inout SplitMix64) {
  let words = [
    "null", "true", "-1", "1e999", "\"\"", "[]", "{}", "[", "}", ",", "\"name\"", "\"a\"",
    "{\"a\": 1}", "\"{a}\"", "\u{1B}[2J", "\u{202E}", "9223372036854775808", "\"sources\": [\"a\"]",
  ]
  let place = random.number(in: 0...bytes.count)
  let length = min(random.number(in: 0...12), bytes.count - place)
  switch random.number(in: 0...4) {
  case 0: bytes.removeSubrange(place..<place + length)
  case 1: bytes.insert(contentsOf: Array(random.pick(words, or: "").utf8), at: place)
  case 2:
    bytes.replaceSubrange(place..<place + length, with: Array(random.pick(words, or: "").utf8))
  case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
  default:
    let other = random.pick(pieces, or: [])
    let from = random.number(in: 0...other.count)
    let count = min(random.number(in: 0...40), other.count - from)
    bytes.insert(contentsOf: other[from..<from + count], at: place)
  }
}

@Test func hostileFormsAreRefusedSoon() {
  let many = 40_000
  let name = String(repeating: "n", count: 60)
  for (what, text) in [
    ("one line of unknown members", list(many) { "\"x\($0)\":1" }),
    (
      "unknown names",
      questions(9_000) { #"{"type":"text","name":"\#(name)\#($0)","when":{"\#(name)\#($0)x":1}}"# }
    ),
    ("equal names", questions(9_000) { _ in #"{"type":"text","name":"a"}"# }),
    ("sources", #"{"questions":[{"type":"toggle","sources":[\#(list(many) { _ in "\"a\"" })]}]}"#),
    (
      "compared values",
      #"{"questions":[{"type":"radio","name":"a","options":[\#(list(9_000) { "\($0)" })]},"#
        + #"{"type":"text","name":"b","when":{"a":[\#(list(many) { _ in "\"x\"" })]}}]}"#
    ),
    ("faults far to the right", questions(9_000) { _ in #"{"type":"txt","name":7,"label":{}}"# }),
  ] {
    let bytes = Array((text.hasPrefix("{") ? text : "{\(text)}").utf8)
    let start = ContinuousClock.now
    #expect(!faults(bytes).isEmpty, "\(what)")
    // Far more than a release build needs, and far less than anything quadratic would.
    #expect(start.duration(to: .now) < .seconds(90), "\(what)")
  }
}

private func list(_ count: Int, _ element: (Int) -> String) -> String {
  (0..<count).map(element).joined(separator: ",")
}

private func questions(_ count: Int, _ element: (Int) -> String) -> String {
  "{\"questions\":[\(list(count, element))]}"
}
