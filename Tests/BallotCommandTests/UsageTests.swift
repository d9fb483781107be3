import Testing

/// Command lines that are wrong: exit code 2, nothing on standard output, nothing drawn, and a
/// message that names the thing.
@Test func wrongCommandLinesAreRefusedBeforeAnythingIsDrawn() throws {
  let table: [(line: String, word: String)] = [
    ("", "a command is missing"),
    ("raido P a", "did you mean radio"),
    ("radio", "PROMPT is missing"),
    ("radio --bogus P a", "unknown option \"--bogus\""),
    ("radio P a --default a", "stands after --"),
    ("radio --default x P a b", "--default: the default \"x\" will not do"),
    ("radio --default a --default b P a b", "--default is given 2 times"),
    ("radio --name 2x P a", "\"2x\" is no name"),
    ("radio --name 'a b' P a", "\"a b\" is no name"),
    ("radio --tint gren P a", "did you mean green"),
    ("radio --orientation sideways P a", "horizontal"),
    ("radio --options-from f --options-json g P", "cannot stand together"),
    ("radio --columns value P a", "--columns need a delimiter"),
    ("radio --delimiter , --columns a,b P a", "--columns a,b"),
    ("radio --delimiter '' P a", "--delimiter: an empty delimiter"),
    ("radio --value-key id P a", "--value-key is for options read as JSON: give --options-json"),
    ("radio --pattern '(' P a", "--pattern"),
    ("radio -r --format json P a", "--format"),
    ("radio --format yaml P a", "json"),
    ("radio --pretty -r P a", "--pretty is for --format json"),
    ("radio --print0 P a", "--print0 is for --format raw"),
    ("radio --merge P a", "--merge needs"),
    ("radio --save f --output f P a", "--save and --output name the same file, f: give each"),
    ("radio --save ./d//f --output d/f P a", "--save and --output name the same file"),
    ("radio --prefix X P a", "--prefix"),
    ("radio --timeout soon P a", "--timeout soon"),
    ("radio --timeout 0 P a", "--timeout 0"),
    ("radio --on-timeout default P a", "--on-timeout needs --timeout"),
    ("radio --answer oops P a", "write NAME=VALUE"),
    ("radio --non-interactive --interactive P a", "--interactive"),
    ("radio --format dotenv --prefix 1 --default a P a", "must begin with a letter"),
    ("toggle --style swich P", "did you mean \"switch\""),
    ("toggle --default maybe P", "a toggle is on or off"),
    ("toggle --master All P", "--master is a toggle for all options"),
    ("toggle --exit-status -r P", "--exit-status"),
    ("toggle --exit-status P a b", "for a single toggle"),
    ("toggle --min 4 P a b", "--min: only 2 options"),
    ("toggle --min 3 --max 2 P a b c", "--min is above max (2)"),
    ("toggle --min -1 P a b c", "--min counts"),
    ("toggle --min x P a b c", "give a number"),
    ("toggle P a '' c", "could not be told from none"),
    ("picker --style whele P a", "did you mean \"wheel\""),
    ("picker --max 2 P a", "--max is for a picker of several"),
    ("picker --height 0 P a", "from 1 on"),
    ("picker --multiple --other More P a", "--other: the text of other is one answer"),
    ("picker --multiple --if-one take P a", "--if-one: take is for one answer"),
    ("text --exists P", "--exists is for paths: add path"),
    ("text --number --default x P", "not a number"),
    ("text --secret --answer answer=x P", "secret"),
    ("text --option a P", "unknown option \"--option\""),
    ("text Your name", "quotes"),
    ("confirm --format json P", "unknown option \"--format\""),
    ("confirm --default yes P", "unknown option \"--default\""),
    ("radio --options-from - --answers - P", "standard input is read once"),
    ("help nothing", "nothing"),
  ]
  for row in table {
    let run = try Run(row.line, at: .terminal, keys: "Enter")
    #expect(run.code == 2, "\(row.line): \(run.summary)")
    #expect(run.output.isEmpty, "\(row.line)")
    #expect(run.diagnostics.contains(row.word), "\(row.line): \(run.summary)")
    #expect(run.diagnostics.hasPrefix("ballot: "), "\(row.line): \(run.summary)")
    #expect(!run.hasDrawn, "\(row.line)")
  }
}

/// All that is wrong is said in one go, a wrong command line before a wrong answer before a missing
/// one.
@Test func allFaultsAreSaidInOneGo() throws {
  let first = try Run("picker --style whele --tint gren --min 3 --max 1 --delimiter '' P a b")
  #expect(first.code == 2)
  #expect(first.diagnostics.split(separator: "\n").count == 7, "\(first.diagnostics)")

  let questions =
    "--radio env=Env --option dev --option prod --text name=Name --toggle tests=Tests"
  let second = try Run("form \(questions) --answer env=x --answer tests=maybe --answer nme=1")
  #expect(second.code == 2)
  for word in ["env (Env)", "name (Name)", "tests (Tests)", "did you mean name"] {
    #expect(second.diagnostics.contains(word), "\(word) in \(second.diagnostics)")
  }
  let third = try Run("form \(questions) --answer env=x")
  #expect(third.code == 4)
  #expect(third.diagnostics.split(separator: "\n").count == 3, "\(third.diagnostics)")
  #expect(try Run("form \(questions) --answer env=dev").code == 3)
}

/// Arguments that are not UTF-8 are shown as their bytes.
@Test func argumentsThatAreNotUTF8AreRefused() throws {
  let run = try Run("radio P", moreArguments: [[0x61, 0xFF]])
  #expect(run.code == 2)
  #expect(run.diagnostics.contains("argument 3 is not UTF-8"), "\(run.diagnostics)")
}
