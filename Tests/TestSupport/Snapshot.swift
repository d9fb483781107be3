import Foundation
public import Testing

/// The value of an environment variable.
public func variable(_ name: String) -> String? {
  ProcessInfo.processInfo.environment[name]
}

/// Expects a text to equal the one recorded in `Snapshots/NAME.txt` beside the test's file.
///
/// With `BALLOT_RECORD=1` in the environment texts are recorded instead. A fresh or changed
/// recording fails the run all the same, so that nobody records by accident: look at the
/// difference, then run again without the variable.
public func expectSnapshot(
  named name: String, matches text: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")
  expectRecording(
    at: folder.appendingPathComponent(name + ".txt").path, named: "Snapshot \(name)",
    matches: text, sourceLocation: sourceLocation)
}

/// Expects a text to equal the one recorded in a file, which `BALLOT_RECORD=1` records anew.
/// - Parameter name: what a failure calls the recording.
public func expectRecording(
  at path: String, named name: String, matches text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: path)
  // A text file ends with a newline.
  let found = text.hasSuffix("\n") ? text : text + "\n"
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if recorded == found { return }
  let message: String
  if variable("BALLOT_RECORD") == "1" {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.utf8).write(to: file)
      message = "recorded anew: look at it, then run without BALLOT_RECORD"
    } catch {
      message = "could not be recorded: \(error)"
    }
  } else if let recorded {
    message = "differs (- recorded, + found):\n" + difference(from: recorded, to: found)
  } else {
    message = "is not recorded yet: run with BALLOT_RECORD=1. Found:\n" + found
  }
  Issue.record("\(name) \(message)", sourceLocation: sourceLocation)
}

/// The lines of two texts: those that both have after two blanks, those that only one has after
/// `-` or `+`.
public func difference(from old: String, to new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let changes = newLines.difference(from: oldLines)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var newIndex = 0
  for (oldIndex, line) in oldLines.enumerated() {
    if removed.contains(oldIndex) {
      lines.append("- " + line)
      continue
    }
    while inserted.contains(newIndex) {
      lines.append("+ " + newLines[newIndex])
      newIndex += 1
    }
    lines.append("  " + line)
    newIndex += 1
  }
  lines += newLines[newIndex...].map { "+ " + $0 }
  return lines.joined(separator: "\n")
}
