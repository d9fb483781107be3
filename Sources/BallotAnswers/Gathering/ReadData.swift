package import BallotTerminal

/// The most bytes of a file that is read whole, 1 GiB.
private let largestFile = 1 << 30

/// The whole of a file, or of standard input where the path is `-`.
/// - Parameter purpose: what the file is to the reader, such as `the answers file`.
/// - Throws: a fault of code 5 where it cannot be read.
package func readData(_ path: String, in world: any World, purpose: String) throws(CommandFaults)
  -> [UInt8]
{
  guard path != "-" else { return try readInput(in: world) }
  do throws(FileError) {
    return try world.readFile(path, limit: largestFile)
  } catch {
    throw CommandFaults(.failed, "\(path), \(purpose), cannot be read: \(error.reason)")
  }
}

/// All of standard input.
package func readInput(in world: any World) throws(CommandFaults) -> [UInt8] {
  let (output, end) = try collect(.input, in: world, until: nil)
  switch end {
  case .endOfFile, .exited, .signalled: return output
  case .failed(let reason):
    throw CommandFaults(.failed, "standard input cannot be read: \(reason)")
  }
}

/// Everything that a source brings, to its end.
/// - Throws: `timeIsOver` where that does not come before the deadline.
package func collect(_ source: StreamSource, in world: any World, until deadline: Duration?)
  throws(CommandFaults) -> (output: [UInt8], end: StreamEnd)
{
  let stream = StreamID(-1)
  do throws(FileError) {
    try world.start(stream, source)
  } catch {
    return ([], .failed(error.reason))
  }
  var output: [UInt8] = []
  while true {
    let event: Event
    do throws(TerminalError) {
      event = try world.nextEvent(until: deadline)
    } catch {
      return (output, .failed(error.reason))
    }
    switch event {
    case .bytes(stream, let bytes): output += bytes
    case .ended(stream, let end): return (output, end)
    case .tick where deadline.map { world.now >= $0 } ?? false:
      world.stop(stream)
      throw timeIsOver
    case .bytes, .ended, .tick, .key, .resized, .resumed: break
    }
  }
}

/// What is said where `--timeout` ran out.
package let timeIsOver = CommandFaults(.timedOut, "no answer in time")

extension TerminalError {
  /// What happened, in words.
  package var reason: String {
    switch self {
    case .unavailable: "there is no terminal"
    case .gone: "the terminal is gone"
    case .failed(let reason): reason
    }
  }
}
