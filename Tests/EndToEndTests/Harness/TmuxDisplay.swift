import BallotTerminal
import Foundation
import Testing

/// A window of tmux that only shows what is written to its device.
final class TmuxDisplay: RealTerminal {
  let name = "tmux"
  let device: TerminalDevice
  private let session: TmuxSession

  /// Opens a window; throws where tmux is not installed.
  init(columns: Int = 80, rows: Int = 24) throws {
    session = try TmuxSession(
      ["/bin/sh", "-c", "stty raw -echo; echo ready; exec sleep 100000"], columns: columns,
      rows: rows)
    try session.until("ready")
    let path = try session.value("pane_tty")
    let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    try #require(descriptor >= 0, "\(path) cannot be opened")
    device = TerminalDevice(descriptor)
    show(Array("\u{1B}[H\u{1B}[2J".utf8))
  }

  func reset(to size: Size) throws {
    try session.resize(columns: size.columns, rows: size.rows)
    show(Array("\u{1B}[0m\u{1B}[H\u{1B}[2J".utf8))
    _ = try cursor()
  }

  func rows() throws -> [String] {
    try session.visibleRows()
  }
}
