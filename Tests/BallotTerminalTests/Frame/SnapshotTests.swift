import BallotTerminal
import TestSupport
import Testing

@Test func differencesNameTheLinesThatOnlyOneTextHas() {
  #expect(difference(from: "a\nb\nc", to: "a\nx\nc\nd") == "  a\n- b\n+ x\n  c\n+ d")
  #expect(difference(from: "", to: "") == "  ")
}

@Test func styledTextNamesStylesAndCursor() {
  var screen = Screen(size: Size(columns: 20, rows: 3))
  screen.feed("\u{1B}[1;36m?\u{1B}[m Deploy\r\n\u{1B}[48;5;9m \u{1B}[m\u{1B}[1;4H")
  #expect(screen.styledText == "‹bold cyan›?‹› D▮eploy\n‹on color 9› ‹›")
}

@Test func snapshotsOfAnUnrecordedNameFail() {
  // With this variable the call would record the text instead.
  if variable("BALLOT_RECORD") == "1" { return }
  withKnownIssue { expectSnapshot(named: "never recorded", matches: "text") }
}
