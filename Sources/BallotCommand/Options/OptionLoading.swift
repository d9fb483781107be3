import BallotAnswers
import BallotForms
import BallotJSON
import BallotTerminal

/// The options of a form's questions that are read before anything is asked: from files, standard
/// input and, where the form is one question, from its command.
struct OptionLoading {
  /// The options by the name of their question.
  private(set) var lists: OptionLists = [:]
  /// The list that is still being read, by the name of its question.
  private(set) var streaming: (stream: StreamID, name: String)?
  /// Whether a list is searched once and then no more: lines that are not UTF-8 are no fault where
  /// they do not match.
  var areSearchedOnce = false
  /// Why options could not be read.
  private(set) var faults: [CommandFault] = []

  private let world: any World
  private let deadline: Duration?

  /// How long a list may take before the person sees what is there of it.
  private static let patience = Duration.milliseconds(20)
  /// How long a command may print nothing before the person sees that something goes on. One that
  /// fails sooner fails before anything is drawn.
  private static let silence = Duration.milliseconds(500)
  /// The options with which a list is long enough to be seen at once: more than a screen shows.
  private static let plenty = 100

  /// Loads nothing yet.
  /// - Parameter deadline: when reading is given up, on the world's clock.
  init(in world: any World, until deadline: Duration?) {
    self.world = world
    self.deadline = deadline
  }

  /// Reads the options of one question from its file or from standard input.
  /// - Parameter mayStream: whether the person may see the list before it is complete.
  mutating func load(_ question: Question, mayStream: Bool) {
    switch question.optionSource {
    case .json(let path)?: loadRecords(question, path)
    case .lines(let path)?:
      let source: StreamSource = path == "-" ? .input : .file(path)
      loadLines(question, source, from: path == "-" ? "standard input" : path, mayStream)
    case .command?, nil: break
    }
  }

  /// Runs the command that prints the options of the only question, so that it can fail before
  /// anything is drawn.
  mutating func runCommand(_ question: Question, mayStream: Bool) {
    guard case .command(let script)? = question.optionSource else { return }
    loadLines(
      question, .command(ShellCommand(script)), from: "--options-command", mayStream)
  }

  /// Reads the list that the person was to see as it grows to its end, as nobody will see it.
  mutating func finishStreaming() {
    guard let (stream, name) = streaming, var list = lists[name] else { return }
    streaming = nil
    do throws(TerminalError) {
      while list.isLoading {
        switch try world.nextEvent(until: deadline) {
        case .bytes(stream, let bytes): list.append(bytes)
        case .ended(stream, _): list.finish()
        case .tick where deadline.map { world.now >= $0 } ?? false:
          faults += timeIsOver.faults
          list.finish()
        case .bytes, .ended, .tick, .key, .resized, .resumed: break
        }
      }
    } catch {
      fail("standard input", error.reason)
    }
    lists[name] = list
  }

  private mutating func loadRecords(_ question: Question, _ path: String) {
    do throws(CommandFaults) {
      let bytes = try readData(path, in: world, purpose: "the list of options")
      do throws(RecordError) {
        let records = try RecordOptions.options(bytes, question.recordKeys)
        lists[question.name] = OptionList(question.options + records)
      } catch {
        throw CommandFaults([
          CommandFault(
            .failed, error.reason, file: path == "-" ? "standard input" : path, error.source,
            error.position)
        ])
      }
    } catch {
      faults += error.faults
    }
  }

  private mutating func loadLines(
    _ question: Question, _ source: StreamSource, from origin: String, _ mayStream: Bool
  ) {
    guard question.options.isEmpty else { return loadMoreLines(question, source, from: origin) }
    let stream = StreamID(-1)
    var list = OptionList(lines: question.lineFormat, areSearchedOnce: areSearchedOnce)
    do throws(FileError) {
      try world.start(stream, source)
    } catch {
      return fail(origin, error.reason)
    }
    let isCommand = if case .command = source { true } else { false }
    let start = world.now
    do throws(TerminalError) {
      while true {
        let patience = list.count > 0 ? Self.patience : isCommand ? Self.silence : nil
        let shown = mayStream ? patience.map { start + $0 } : nil
        switch try world.nextEvent(until: [shown, deadline].compactMap(\.self).min()) {
        case .bytes(stream, let bytes): list.append(bytes)
        case .ended(stream, let end):
          list.finish()
          return finish(question, list, end, from: origin)
        case .tick:
          if let deadline, world.now >= deadline {
            world.stop(stream)
            faults += timeIsOver.faults
            return
          }
        case .bytes, .ended, .key, .resized, .resumed: break
        }
        guard let shown, list.count >= Self.plenty || world.now >= shown else { continue }
        lists[question.name] = list
        streaming = (stream, question.name)
        return
      }
    } catch {
      fail(origin, error.reason)
    }
  }

  /// Lines behind options that were given one by one.
  private mutating func loadMoreLines(
    _ question: Question, _ source: StreamSource, from origin: String
  ) {
    do throws(CommandFaults) {
      let (output, end) = try collect(source, in: world, until: deadline)
      if let failure = CommandFailure(end) { return fail(origin, failure.words) }
      do throws(OptionError) {
        let lines = try LineOptions.options(output, question.lineFormat)
        lists[question.name] = OptionList(question.options + lines)
      } catch {
        fail(origin, error.reason)
      }
    } catch {
      faults += error.faults
    }
  }

  private mutating func finish(
    _ question: Question, _ list: OptionList, _ end: StreamEnd, from origin: String
  ) {
    if let failure = CommandFailure(end) { return fail(origin, failure.words) }
    if !areSearchedOnce, let reason = list.firstFault { return fail(origin, reason) }
    lists[question.name] = list
  }

  private mutating func fail(_ origin: String, _ reason: String) {
    faults.append(CommandFault(.failed, "options cannot be read from \(origin): \(reason)"))
  }
}
