import BallotTerminal
import Foundation
import Testing

@testable import BallotPOSIX

struct FileReadingTests {
  private let world = POSIXWorld()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileThatJustFitsIsReadAndALargerOneIsNot() throws {
    try folder.write("12345", to: "a")
    #expect(try world.readFile(folder("a"), limit: 5) == Array("12345".utf8))
    #expect(throws: FileError("the file is larger than the limit of 4 bytes")) {
      try world.readFile(folder("a"), limit: 4)
    }
  }

  @Test func largeFilesArriveWhole() throws {
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try Data(bytes).write(to: URL(filePath: folder("a")))
    #expect(try world.readFile(folder("a"), limit: 2_000_000) == bytes)
  }

  @Test func whatCannotBeReadIsSaidInTheSystemsWords() throws {
    let rows = [(folder("none"), "No such file or directory"), (folder.path, "Is a directory")]
    for (path, reason) in rows {
      #expect(throws: FileError(reason), "\(path)") { try world.readFile(path, limit: 10) }
    }
  }

  @Test func readsGoOnAfterInterruptionsAndShortPieces() throws {
    try folder.write("0123456789", to: "a")
    let faults = FaultSequence(.read, [.error(EINTR), .atMost(1), .error(EAGAIN), .atMost(4)])
    #expect(try faults.run { try world.readFile(folder("a"), limit: 99) }.count == 10)
    let broken = FaultSequence(.read, [.atMost(1), .error(EIO)])
    #expect(throws: FileError("Input/output error")) {
      try broken.run { try world.readFile(folder("a"), limit: 99) }
    }
  }

  @Test func foldersAreListedWithASlashAndKindsTold() throws {
    try folder.write("", to: "file")
    try folder.write("", to: ".hidden")
    try FileManager.default.createDirectory(
      atPath: folder("sub"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder("link"), withDestinationPath: "sub")
    #expect(
      try world.listFolder(folder.path).sorted() == [".hidden", "file", "link/", "sub/"])
    #expect(world.kind(of: folder("file")) == .file)
    #expect(world.kind(of: folder("link")) == .folder)
    #expect(world.kind(of: "/dev/null") == .file)
    #expect(world.kind(of: folder("none")) == nil)
    #expect(throws: FileError("Not a directory")) { try world.listFolder(folder("file")) }
  }
}
