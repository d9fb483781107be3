public import BallotJSON
import BallotTerminal

/// One thing that is wrong in a form file.
public struct FormFileFault: Hashable, Sendable {
  /// Where it is.
  public let position: SourcePosition
  /// What is wrong and what to do instead.
  public let message: String
  /// The line and a caret under the place.
  public let excerpt: SourceExcerpt
}

/// All that is wrong in a form file, from top to bottom.
public struct FormFileError: Error, Hashable, Sendable {
  /// The file's path as the caller gave it; `-` for standard input.
  public let path: String
  /// The faults in the order of the file; at least one, at most 100.
  public let faults: [FormFileFault]
}

extension FormFileError: CustomStringConvertible {
  /// A paragraph a fault: `FILE:LINE:COLUMN: message`, the line, and the caret. Harmless in a
  /// terminal.
  public var description: String {
    faults.map { fault in
      """
      \(harmless(path)):\(fault.position): \(harmless(fault.message))
        \(fault.excerpt.line)
        \(fault.excerpt.caret)
      """
    }.joined(separator: "\n")
  }
}

extension FormFileError {
  /// Places faults, given by their byte offsets, in the text, in its order.
  init(path: String, source: SourceText, faults: [(offset: Int, message: String)]) {
    self.path = path
    let ordered = faults.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.prefix(FaultList.limit).map(\.element)
    let positions = source.positions(at: ordered.map(\.offset))
    self.faults = zip(ordered, positions).map { fault, position in
      FormFileFault(
        position: position, message: fault.message,
        excerpt: source.excerpt(at: fault.offset) { displayWidth(String($0)) })
    }
  }
}
