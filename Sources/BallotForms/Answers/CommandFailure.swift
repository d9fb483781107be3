public import BallotTerminal

/// How a command of a form failed, in words for the person who waits for it.
public struct CommandFailure: Error, Hashable, Sendable {
  /// How it ended, as a clause without a full stop: `the command failed with status 1`.
  public var ending: String
  /// What it wrote to its standard error, a line each, as far as a person reads it: at most
  /// `CommandFailure.lineLimit` lines of at most `CommandFailure.columnLimit` characters, not made
  /// harmless.
  public var complaints: [String] = []
  /// Whether it ran and said no; else it could not do its work.
  public var isJudgement = false

  /// The most lines of standard error that are kept.
  public static let lineLimit = 8
  /// The most characters of a line that are kept.
  public static let columnLimit = 400

  /// A failure that is told by how it ended alone.
  public init(_ ending: String) { self.ending = ending }

  /// How a stream failed; `nil` where it did not.
  public init?(_ end: StreamEnd) {
    switch end {
    case .endOfFile, .exited(status: 0, _): return nil
    case .exited(let status, let diagnostics):
      ending = Self.ending(status)
      complaints = Self.lines(diagnostics)
      isJudgement = status < Self.notExecutable
    case .signalled(let signal, let diagnostics):
      ending = "the command was ended by signal \(signal)"
      complaints = Self.lines(diagnostics)
    case .failed(let reason): ending = reason
    }
  }

  /// What it said, or how it ended where it said nothing; a line each.
  public var words: String {
    complaints.isEmpty ? ending : complaints.joined(separator: "\n")
  }

  /// Why it refuses an answer: the first line that it wrote.
  public var refusal: Refusal { Refusal(complaints.first ?? ending) }

  /// What does not work and how the command ended, followed by what it said, a line each.
  func report(on what: String) -> [String] { ["\(what): \(ending)"] + complaints }

  /// The statuses from which on the shell itself speaks: a command that cannot be executed, one that
  /// is not found, and 128 and the number of the signal that ended it (POSIX XCU 2.8.2).
  private static let notExecutable = 126
  private static let notFound = 127

  private static func ending(_ status: Int) -> String {
    switch status {
    case notExecutable: "the command cannot be executed"
    case notFound: "the command is not found"
    default: "the command failed with status \(status)"
    }
  }

  /// The lines as a terminal would show them at the end, without blank ones around them.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    let all = String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
    var lines = all.compactMap(shown)
    let left = lines.count - lineLimit
    guard left > 0 else { return lines }
    lines.removeSubrange((lineLimit - 1)...)
    return lines + ["… and \(left + 1) more lines"]
  }

  /// What stands in a line at its end: a carriage return begins it anew, as progress does. `nil`
  /// where that is blank.
  private static func shown(_ line: Substring) -> String? {
    let last = line.split(separator: "\r").last ?? ""
    var text = String(last.prefix(columnLimit).map { $0 == "\t" ? " " : $0 })
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? nil : text
  }
}
