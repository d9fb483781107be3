import BallotArguments
import Testing

private let sections = [
  ManualSection(
    "EXIT STATUS", "The status tells what happened.",
    terms: [ManualTerm("0", "Answered."), ManualTerm("130", "Cancelled.")])
]

/// Words and characters that roff and mdoc read as their own.
private let awkward = CommandDeclaration(
  "no", summary: ".TH 'quoted' \\fB \"x\" -y.",
  discussion: ".Sh begins with a dot. It goes on.\n'so does this\n  as  it  stands\n日本 é ~ ^ `",
  groups: [
    OptionGroup(
      "Options", [OptionDeclaration("Op", short: ["."], value: "Ar or No", help: "Ar. Fl! No?")])
  ],
  operands: [OperandDeclaration("Fl", .many, help: "-x")],
  examples: [ExampleDeclaration(".x 'y' \\z ~ ^ `w`"), ExampleDeclaration("a\nb", "Two lines")])

@Test(.enabled(if: ShellRunner.has("mandoc"))) func manualPagesPassMandoc() throws {
  for command in [SampleCommand.ballot, SampleCommand.answers, awkward, CommandDeclaration("x")] {
    let page = command.manualPage(date: "March 1, 2026", sections: sections)
    let result = try ShellRunner.run("mandoc", ["-Tlint", "page.1"], file: ("page.1", page))
    #expect(result.output == "", "\(command.name)")
  }
}

@Test(.enabled(if: ShellRunner.has("mandoc"))) func manualPageShowsTextAsItStands() throws {
  let page = awkward.manualPage(date: "March 1, 2026", sections: sections)
  let result = try ShellRunner.run(
    "mandoc", ["-Tutf8", "-Owidth=200", "page.1"], file: ("page.1", page))
  // Bold and underlined characters are overstruck.
  var shown = ""
  for character in result.output.unicodeScalars {
    if character == "\u{8}" {
      shown.unicodeScalars.removeLast()
    } else {
      shown.unicodeScalars.append(character)
    }
  }
  for text in [
    ".TH 'quoted' \\fB \"x\" -y", ".Sh begins with a dot.", "'so does this", "  as  it  stands",
    "日本 é ~ ^ `", "-. Ar or No, --Op Ar or No", "Ar.  Fl!  No?", ".x 'y' \\z ~ ^ `w`",
    "no [OPTIONS]",
  ] {
    #expect(shown.contains(text), "\(text)\n\(shown)")
  }
}

@Test func manualPageIsWrittenFromTheDeclarations() {
  let page = SampleCommand.confirm.manualPage(date: "March 1, 2026", sections: sections)
  #expect(
    page == """
      .Dd March 1, 2026
      .Dt CONFIRM 1
      .Os
      .Sh NAME
      .Nm confirm
      .Nd "Goes on, or does not"
      .Sh SYNOPSIS
      .Nm
      .Op Ar OPTIONS
      .Ar PROMPT
      .Sh DESCRIPTION
      Goes on, or does not.
      .Bl -tag -width Ds
      .It Ar PROMPT
      What is asked.
      .It Fl \\&f Ar FORMAT , Fl \\-format Ar FORMAT
      How the answer is printed.
      One of: json, raw, shell, fish.
      .It Fl \\&r , Fl \\-raw
      As \\-\\-format raw.
      .It Fl \\&p , Fl \\-pretty , Fl \\-no\\-pretty
      Indents JSON.
      .It Fl \\&v , Fl \\-verbose
      Says more.
      .It Fl \\&h , Fl \\-help
      Show this help.
      .El
      .Sh "EXIT STATUS"
      The status tells what happened.
      .Bl -tag -width Ds
      .It \\&0
      Answered.
      .It \\&130
      Cancelled.
      .El

      """)
}
