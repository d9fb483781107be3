import Foundation
public import Testing

/// Makes a trial many times, each with random numbers of its own, and records every complaint
/// with the seed that brings it back.
///
/// `BALLOT_SEED` and `BALLOT_TRIALS` set the seed and how often; `BALLOT_REPORT` names a file that
/// gets a line of JSON: the promise, the test, the trials and the failures.
/// - Parameters:
///   - promise: its number in the list of promises, such as A1.
///   - test: what is tried, in words.
///   - isOurs: whether a complaint is a failure of this program; else it is only counted.
///   - trial: says what was wrong; nothing when all was well.
public func trials(
  _ promise: String, _ test: String, count: Int = 8, isOurs: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ trial: (inout SplitMix64) throws -> [String]
) throws {
  try trials(
    promise, test, count: count, of: ["trial"], isOurs: isOurs, sourceLocation: sourceLocation
  ) { _, random in try trial(&random) }
}

/// The same for each of some cases.
/// - Parameters:
///   - count: how often each case is tried, unless `BALLOT_TRIALS` says so; `nil` for once, whatever
///     that says, where trying again would be the same again.
///   - weight: how many trials a case stands for.
public func trials<Case>(
  _ promise: String, _ test: String, count: Int?, of cases: [Case], countingAs weight: Int = 1,
  isOurs: Bool = true, sourceLocation: SourceLocation = #_sourceLocation,
  _ trial: (Case, inout SplitMix64) throws -> [String]
) throws {
  let seed = variable("BALLOT_SEED").flatMap { UInt64($0) } ?? 1
  let rounds = count.map { variable("BALLOT_TRIALS").flatMap { Int($0) } ?? $0 } ?? 1
  var failures = 0
  for number in 0..<rounds * cases.count {
    var random = SplitMix64(seed: seed &+ UInt64(number) &* 0x1_0000_0001 ^ hash(test))
    let each = cases[number % cases.count]
    let complaints = try trial(each, &random)
    if complaints.isEmpty { continue }
    failures += 1
    guard isOurs else { continue }
    Issue.record(
      """
      \(promise) \(test), BALLOT_SEED=\(seed), number \(number), \(each): \
      \(complaints.joined(separator: "; "))
      """, sourceLocation: sourceLocation)
  }
  try report(promise, test, trials: rounds * cases.count * weight, failures: failures)
}

/// FNV-1a, so that two tests do not see the same numbers. Swift's own hashes differ from run to run.
private func hash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

/// Adds a line to the report, if one is wanted; a line is added in one piece, whoever else adds one.
private func report(_ promise: String, _ test: String, trials: Int, failures: Int) throws {
  guard let path = variable("BALLOT_REPORT") else { return }
  let row = Row(promise: promise, test: test, trials: trials, failures: failures)
  let line = try JSONEncoder().encode(row) + Data("\n".utf8)
  let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
  defer { close(descriptor) }
  let written = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  #expect(written == line.count, "\(path) cannot be written")
}

private struct Row: Encodable {
  var promise: String
  var test: String
  var trials: Int
  var failures: Int
}
