import Foundation
import TestSupport

/// The program under test, and where it and the shells are found.
enum Ballot {
  /// `BALLOT_BINARY` where it is set, else the debug build.
  static let path = variable("BALLOT_BINARY") ?? debugPath

  /// The product of the same build as the tests, which makes faults on request (`BALLOT_FAULTS`).
  static let debugPath = builtProduct("ballot")

  /// What a program of a person at a terminal finds; nothing is inherited, so that no `CI` and no
  /// `NO_COLOR` of the machine decides a test.
  static let environment = [
    "PATH": (path as NSString).deletingLastPathComponent + ":" + folders.joined(separator: ":"),
    "TERM": "xterm-256color",
    "LANG": "C.UTF-8",
    "HOME": NSTemporaryDirectory(),
    "ENV": "/dev/null",
    "PS1": "shell> ",
    // In a debug build the runtime takes SIGQUIT for a crash until `main` is reached.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// The path of another program, or `nil` where it is not installed.
  static func find(_ program: String) -> String? {
    folders.map { $0 + "/" + program }.first(where: FileManager.default.isExecutableFile)
  }

  private static let folders = [
    "/usr/local/bin", "/usr/bin", "/bin", "/usr/sbin", "/sbin", "/opt/homebrew/bin",
  ]
}
