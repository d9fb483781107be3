import BallotTerminal
import Foundation
import TestSupport
import Testing

/// The same signals over other programs, for a table that compares. `BALLOT_PEERS` lists them as
/// `name=path` with commas between; what they leave behind is counted in `BALLOT_REPORT` and no
/// failure of ours.
struct PeerTests {
  private struct Peer {
    var name: String
    var script: String
    /// What it shows once it asks.
    var shown: String
  }

  private static let signals: [(String, CInt)] = [
    ("SIGINT", 2), ("SIGTERM", 15), ("SIGHUP", 1), ("SIGQUIT", 3),
  ]

  @Test(.enabled(if: variable("BALLOT_PEERS") != nil))
  func whatOthersLeaveBehind() throws {
    let listed = (variable("BALLOT_PEERS") ?? "").split(separator: ",").map {
      $0.split(separator: "=", maxSplits: 1).map(String.init)
    }
    for entry in listed where entry.count == 2 {
      guard let peer = Self.peer(entry[0], path: entry[1]) else { continue }
      for (signal, number) in Self.signals {
        try trials("left behind by \(peer.name)", signal, isOurs: false) { random in
          let session = try Session("/bin/sh", ["-c", peer.script], output: .pipe)
          try session.until(peer.shown)
          session.pass(.microseconds(random.number(in: 0...4000)))
          session.process.signal(number)
          _ = session.terminal.waitForEnd(upTo: .seconds(2))
          return session.leftBehind.filter { !$0.hasPrefix("sent ") }
        }
      }
    }
  }

  private static func peer(_ name: String, path: String) -> Peer? {
    switch name {
    case "ballot": Peer(name: name, script: "exec '\(path)' radio Ask dev prod", shown: "Ask")
    case "fzf":
      Peer(
        name: name, script: "FZF_DEFAULT_COMMAND='printf \"dev\\\\nprod\"' exec '\(path)'",
        shown: "2/2")
    case "dialog":
      Peer(
        name: name,
        script: "exec '\(path)' --output-fd 3 --menu Ask 0 0 0 dev a prod b 3>&1 >/dev/tty",
        shown: "prod")
    case "whiptail":
      Peer(
        name: name,
        script: "exec '\(path)' --output-fd 3 --menu Ask 12 40 4 dev a prod b 3>&1 >/dev/tty",
        shown: "prod")
    case "gum": Peer(name: name, script: "exec '\(path)' choose dev prod", shown: "prod")
    default: nil
    }
  }
}
