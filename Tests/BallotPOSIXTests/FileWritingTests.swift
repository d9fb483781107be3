import BallotTerminal
import Foundation
import Testing

@testable import BallotPOSIX

struct FileWritingTests {
  private let world = POSIXWorld()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String, _ options: FileWriting = FileWriting()) throws
  {
    try world.writeFile(folder(name), Array(text.utf8), options: options)
  }

  @Test func aNewFileHoldsAllBytes() throws {
    try write("new", to: "a.json")
    #expect(folder.read("a.json") == "new")
    #expect(folder.names == ["a.json"])
  }

  @Test func aPrivateFileIsReadableByItsOwnerOnly() throws {
    try write("secret", to: "a.json", FileWriting(isPrivate: true))
    #expect(try folder.mode("a.json") == 0o600)
  }

  @Test func aReplacedFileKeepsItsPermissions() throws {
    for mode in [0o600, 0o640, 0o755] {
      try folder.write("old", to: "a.json", mode: mode)
      try write("new", to: "a.json")
      #expect(folder.read("a.json") == "new", "\(String(mode, radix: 8))")
      #expect(try folder.mode("a.json") == mode, "\(String(mode, radix: 8))")
    }
  }

  @Test func appendingKeepsWhatIsThere() throws {
    try write("one\n", to: "output", FileWriting(appends: true))
    try write("two\n", to: "output", FileWriting(appends: true))
    #expect(folder.read("output") == "one\ntwo\n")
  }

  @Test func theTargetOfAnOwnLinkIsReplacedAndTheLinkStays() throws {
    try folder.write("old", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: "target")
    try write("new", to: "link")
    #expect(folder.read("target") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "target")
  }

  @Test func aLinkInASharedFolderIsNotFollowed() throws {
    try folder.write("old", to: "target")
    try FileManager.default.createDirectory(
      atPath: folder("shared"), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o1777])
    try FileManager.default.createSymbolicLink(
      atPath: folder("shared/link"), withDestinationPath: "../target")
    #expect(throws: FileError(LinkPolicy.reason)) { try write("new", to: "shared/link") }
    #expect(folder.read("target") == "old")
  }

  @Test func aLinkThatLeadsNowhereIsRefused() throws {
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "gone")
    #expect(throws: FileError(LinkPolicy.reason)) { try write("new", to: "link") }
    #expect(folder.names == ["link"])
  }

  @Test func aDeviceIsWrittenToDirectly() throws {
    try world.writeFile("/dev/null", Array("gone".utf8), options: FileWriting())
    #expect(throws: FileError("No space left on device")) {
      try world.writeFile("/dev/full", Array("full".utf8), options: FileWriting())
    }
  }

  @Test func aMissingFolderIsNamedByTheSystem() {
    #expect(throws: FileError("No such file or directory")) { try write("x", to: "no/a.json") }
  }

  @Test func whateverFailsTheOldFileStaysWholeAndNothingIsLeftBehind() throws {
    try folder.write("old", to: "a.json")
    let calls: [SystemCall] = [.open, .write, .fchmod, .fsync, .rename]
    for call in calls {
      let faults = Faults { $0 == call ? .error(ENOSPC) : nil }
      #expect(throws: FileError("No space left on device"), "\(call)") {
        try Faults.$current.withValue(faults) { try write("new", to: "a.json") }
      }
      #expect(folder.read("a.json") == "old", "\(call)")
      #expect(folder.names == ["a.json"], "\(call)")
    }
  }

  @Test func aDiskThatFillsUpInTheMiddleLosesNothingThatWasThere() throws {
    for appends in [false, true] {
      try folder.write("old", to: "a")
      let faults = FaultSequence(.write, [.atMost(2), .error(ENOSPC)])
      #expect(throws: FileError("No space left on device"), "appends: \(appends)") {
        try faults.run { try write("newer", to: "a", FileWriting(appends: appends)) }
      }
      #expect(folder.read("a") == "old", "appends: \(appends)")
    }
  }

  @Test func shortAndInterruptedWritesAreGoneOnWith() throws {
    let faults = FaultSequence(.write, [.error(EINTR), .atMost(1), .error(EINTR), .atMost(3)])
    try faults.run { try write("0123456789", to: "a") }
    #expect(folder.read("a") == "0123456789")
  }
}
