public import BallotTerminal

/// What the loop does for the form, which itself touches nothing.
public enum Effect: Hashable, Sendable {
  /// All is answered.
  case submit
  /// A confirm was refused.
  case refuse
  /// The person gave up.
  case cancel
  /// The person went back from the first question.
  case back
  /// Ctrl-C: the process group is interrupted.
  case interrupt
  /// Ctrl-Z: the process group is stopped.
  case suspend
  /// Ctrl-L: nothing on the screen is taken as known.
  case redraw
  /// What was typed for a question that was not on screen is dropped.
  case discardInput
  /// A stream is started.
  case start(StreamID, StreamSource)
  /// A stream is ended.
  case stop(StreamID)
  /// The names in a folder arrive on a stream, each ended by NUL, and the stream ends.
  case list(StreamID, folder: String)
  /// A stream ends, without failing where this kind of thing stands at the path.
  case examine(StreamID, path: String, PathKind)
}

/// How a form ended.
public enum Outcome: Hashable, Sendable {
  /// All is answered.
  case answered
  /// A confirm was refused.
  case refused
  /// The person gave up.
  case cancelled
  /// The person went back from the first question.
  case back
  /// The time given was over.
  case timedOut
}
