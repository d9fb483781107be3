import BallotForms
import BallotJSON
import Testing

/// Which lines a merge changes, and how.
struct DotenvMergeTests {
  private func merge(_ file: String, _ entries: [ResultEntry]) throws -> String {
    String(
      decoding: try ResultWriter(.dotenv).merged(into: Array(file.utf8), entries), as: UTF8.self)
  }

  @Test func knownKeysAreReplacedWhereTheyStand() throws {
    let new = [ResultEntry("KEY", .value("n w"))]
    let rows: [(String, String)] = [
      ("KEY=old\n", "KEY='n w'\n"),
      ("A=1\nKEY=old\nB=2\n", "A=1\nKEY='n w'\nB=2\n"),
      ("  export\t KEY = 'old'  # why\n", "  export\t KEY = 'n w'  # why\n"),
      ("KEY=\"a\nKEY=b\n\" # why\nB=2\n", "KEY='n w' # why\nB=2\n"),
      ("KEY=\"a\\\"\nb\"\n", "KEY='n w'\n"),
      ("KEY='C:\\'\nB='2'\n", "KEY='n w'\nB='2'\n"),
      ("KEY=`a\nb`\n", "KEY='n w'\n"),
      ("KEY=\n", "KEY='n w'\n"),
      ("KEY=  \n", "KEY='n w'  \n"),
      ("KEY= # why\n", "KEY='n w' # why\n"),
      ("KEY=a#b c # why\n", "KEY='n w' # why\n"),
      ("KEY=#a\n", "KEY='n w'\n"),
      ("KEY='a'#why\n", "KEY='n w' #why\n"),
      ("KEY=it's\nB=it's\n", "KEY='n w'\nB=it's\n"),
      ("A=\"open\nKEY=\"x\"\n", "A=\"open\nKEY='n w'\n"),
      ("KEY=\"open\nB=2\n", "KEY='n w'\nB=2\n"),
      ("KEY=1\nB=2\nKEY=3\n", "KEY='n w'\nB=2\nKEY='n w'\n"),
      ("KEY=old", "KEY='n w'"),
      ("\u{FEFF}KEY=old\r\nB=2\r\n", "\u{FEFF}KEY='n w'\r\nB=2\r\n"),
      ("A='\nKEY=no\n'\nKEY=old\n", "A='\nKEY=no\n'\nKEY='n w'\n"),
      ("# KEY=sample\nKEY=old\n", "# KEY=sample\nKEY='n w'\n"),
    ]
    for (file, expected) in rows { #expect(try merge(file, new) == expected, "\(file)") }
  }

  @Test func commentedOutKeysAreFilledIn() throws {
    let new = [ResultEntry("KEY", .value("new"))]
    let rows: [(String, String)] = [
      ("# KEY=\n", "KEY=new\n"),
      ("#KEY=old # why\n", "KEY=new # why\n"),
      ("  #  export KEY='a b' # why\n", "  export KEY=new # why\n"),
      ("# KEY=1\n# KEY=2\n", "KEY=new\n# KEY=2\n"),
      // Prose is none.
      ("# KEY=what opens the door\n", "# KEY=what opens the door\nKEY=new\n"),
      ("# KEY='open\n'\n", "# KEY='open\n'\nKEY=new\n"),
      ("# KEY='a' or 'b'\n", "# KEY='a' or 'b'\nKEY=new\n"),
      ("# set KEY=1\n## KEY=2\n", "# set KEY=1\n## KEY=2\nKEY=new\n"),
      ("A=1 # KEY=2\n", "A=1 # KEY=2\nKEY=new\n"),
    ]
    for (file, expected) in rows { #expect(try merge(file, new) == expected, "\(file)") }
  }

  @Test func otherKeysAreAddedAtTheEnd() throws {
    let new = [ResultEntry("K", .value("1")), ResultEntry("L", .value("2"))]
    let rows: [(String, String)] = [
      ("", "K=1\nL=2\n"),
      ("\u{FEFF}", "\u{FEFF}K=1\nL=2\n"),
      ("A=1\n", "A=1\nK=1\nL=2\n"),
      ("A=1", "A=1\nK=1\nL=2"),
      ("A=1\r\nB=2", "A=1\r\nB=2\r\nK=1\r\nL=2"),
      ("L='a\r\nb'", "L=2\r\nK=1"),
      ("A=1\r", "A=1\rK=1\rL=2\r"),
      ("L=0\nKEY=\nk=\n", "L=2\nKEY=\nk=\nK=1\n"),
    ]
    for (file, expected) in rows { #expect(try merge(file, new) == expected, "\(file)") }
  }

  @Test func keysWithoutAnAnswerAreCommentedOut() throws {
    let rows: [(String, String)] = [
      ("KEY=old\n", "# KEY=\n"),
      ("  export KEY=\"a\nb\" # why\n", "  # export KEY= # why\n"),
      ("KEY='a'#why\n", "# KEY= #why\n"),
      ("# KEY=sample\nA=1", "# KEY=sample\nA=1"),
      ("A=1\n", "A=1\n"),
    ]
    for (file, expected) in rows {
      for state in [ResultEntry.State.hidden, .open] {
        #expect(try merge(file, [ResultEntry("KEY", state)]) == expected, "\(file)")
      }
    }
    let back = try merge("  # export KEY= # why\n", [ResultEntry("KEY", .value("new"))])
    #expect(back == "  export KEY=new # why\n")
  }

  @Test func bytesThatAreNoUTF8Stay() throws {
    let file: [UInt8] = [0x41, 0x3D, 0xFF, 0xC3, 0x0A, 0x4B, 0x3D, 0x80, 0x0A]
    let merged = try ResultWriter(.dotenv).merged(into: file, [ResultEntry("K", .value("1"))])
    #expect(merged == [0x41, 0x3D, 0xFF, 0xC3, 0x0A, 0x4B, 0x3D, 0x31, 0x0A])
  }

  @Test func whatCannotBeMergedIsRefused() {
    let writer = ResultWriter(.dotenv)
    #expect(throws: ResultError.self) {
      try writer.merged(into: [0xFF, 0xFE, 0x41, 0x00], [ResultEntry("K", .value("1"))])
    }
    #expect(throws: ResultError.self) {
      try writer.merged(into: [], [ResultEntry("K", .value("\r"))])
    }
    #expect(throws: ResultError.self) {
      try writer.merged(into: [], [ResultEntry("a-b", .open), ResultEntry("a_b", .open)])
    }
  }
}
