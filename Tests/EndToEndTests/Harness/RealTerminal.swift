import BallotTerminal
import Foundation
import TestSupport
import Testing

/// A terminal emulator of somebody else, with its own ideas of widths. It shows what is written to
/// its device, and answers where the cursor is (ECMA-48 DSR and CPR).
protocol RealTerminal: AnyObject {
  /// Its name.
  var name: String { get }
  /// Its device.
  var device: TerminalDevice { get }
  /// The rows that it shows, without blanks at their ends.
  func rows() throws -> [String]
  /// Changes its size and empties it.
  func reset(to size: Size) throws
}

extension RealTerminal {
  /// Shows bytes.
  func show(_ bytes: [UInt8]) { device.write(bytes) }

  /// Where the cursor is, once all that was written is shown.
  func cursor() throws -> Position {
    device.write(Array("\u{1B}[6n".utf8))
    let reply = try #require(
      device.reply(endingWith: "R"), "\(name) does not say where the cursor is")
    let numbers = reply.split { !$0.isNumber }.compactMap { Int($0) }
    try #require(numbers.count == 2, "\(name) said \(reply)")
    return Position(column: numbers[1] - 1, row: numbers[0] - 1)
  }

  /// The columns that it gives a text.
  func columns(of text: String) throws -> Int {
    show(Array("\r\u{1B}[2K\(text)".utf8))
    return try cursor().column
  }
}

/// The program's side of a terminal, raw.
struct TerminalDevice {
  private let descriptor: CInt

  /// Takes over a descriptor.
  init(_ descriptor: CInt) {
    self.descriptor = descriptor
    var settings = termios()
    tcgetattr(descriptor, &settings)
    cfmakeraw(&settings)
    tcsetattr(descriptor, TCSANOW, &settings)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Writes all bytes, waiting up to ten seconds for a terminal that takes none.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if !isReady(POLLOUT) {
        return
      }
    }
  }

  /// What the terminal answers, up to a last character; `nil` when it does not.
  func reply(endingWith last: Character) -> String? {
    var text = ""
    while !text.hasSuffix(String(last)) {
      guard isReady(POLLIN) else { return nil }
      var byte: UInt8 = 0
      if read(descriptor, &byte, 1) == 1 { text.append(Character(Unicode.Scalar(byte))) }
    }
    return text
  }

  private func isReady(_ events: CInt) -> Bool {
    var entry = pollfd(fd: descriptor, events: CShort(events), revents: 0)
    return poll(&entry, 1, 10_000) == 1
  }
}
