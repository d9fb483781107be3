import BallotTerminal

/// What line mode says and hears: text that is only added to. Lines come from a terminal in its own
/// editing mode; without one they come from standard input, no byte beyond the last line needed, and
/// the text goes to standard error.
struct LineTranscript {
  let world: any World
  let terminal: (any Terminal)?
  /// When the time is over, on the world's clock.
  let deadline: Duration?
  /// Whether a blank line comes before what is said next of another matter.
  var endsParagraph = false

  /// Whether a person reads it, who can be asked again.
  var hasPerson: Bool { terminal != nil }

  /// Whether the time is over.
  var isOver: Bool { deadline.map { world.now >= $0 } ?? false }

  /// Adds text, which was made harmless before.
  func say(_ text: String) throws(LineModeError) {
    do throws(TerminalError) {
      if let terminal {
        try terminal.write(Array(text.utf8))
        return
      }
    } catch {
      throw .terminal(error)
    }
    do throws(FileError) {
      try world.write(Array(text.utf8), to: .diagnostics)
    } catch {
      throw .terminal(.failed(error.reason))
    }
  }

  /// Adds lines of text from outside.
  func say(lines: [String]) throws(LineModeError) {
    for line in lines { try say(harmless(line) + "\n") }
  }

  /// Adds a blank line where something was said before.
  mutating func beginParagraph() throws(LineModeError) {
    if endsParagraph { try say("\n") }
    endsParagraph = false
  }

  /// Asks for a line, and reads it; `nil` at the end of input and when the time is over.
  func readLine(asking prompt: String, hidden: Bool = false) throws(LineModeError) -> String? {
    if terminal == nil { try say(prompt) }
    do throws(LineError) {
      let bytes =
        if let terminal {
          try terminal.readLine(asking: Array(prompt.utf8), hidden: hidden, until: deadline)
        } else {
          try world.readLine(until: deadline)
        }
      return try bytes.map { bytes throws(LineError) in try Self.text(bytes) }
    } catch {
      switch error {
      case .timedOut: return nil
      case .failed(let reason): throw .terminal(.failed(reason))
      }
    }
  }

  /// Whether a person who waits has typed that it is enough, or has ended the input. Any other line
  /// is dropped: it was typed before there was a question (decisions 2.16).
  func isToldToStop() throws(LineModeError) -> Bool {
    guard let terminal else { return false }
    do throws(LineError) {
      // A time that has passed makes it look, not wait.
      guard let bytes = try terminal.readLine(hidden: false, until: .zero) else { return true }
      return LineCommand(String(decoding: bytes, as: UTF8.self), of: [.back]) != nil
    } catch {
      switch error {
      case .timedOut: return false
      case .failed(let reason): throw .terminal(.failed(reason))
      }
    }
  }

  private static func text(_ bytes: [UInt8]) throws(LineError) -> String {
    let line = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
    guard let text = String(validating: line, as: UTF8.self) else {
      throw .failed("the line is not UTF-8")
    }
    return text
  }
}
