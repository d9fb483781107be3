import BallotTerminal
import Testing

private let deploy = """
  form --title Deploy --section Target
  --radio env='Deploy to' --option dev --option staging --option prod
  --section Tests --when env!=dev
  --toggle tests='Run the tests?' --default on
  --section Notes --note 'Production is watched.' --when env=prod
  --picker region=Region --option eu --option us --when env=staging --when env=prod
  --confirm go='Deploy to {env}?' --when env=prod
  """

/// Conditions decide with nobody there as they do on the page.
@Test func inlineFormsFollowConditions() throws {
  let table: [(rest: String, summary: String)] = [
    ("--answer env=dev", "[0] {\"env\":\"dev\"}\n"),
    (
      "--answer env=staging --answer region=us",
      "[0] {\"env\":\"staging\",\"tests\":true,\"region\":\"us\"}\n"
    ),
    (
      "-- --env prod --region eu --no-tests --yes",
      "[0] {\"env\":\"prod\",\"tests\":false,\"region\":\"eu\"}\n"
    ),
    ("-- --env prod --region eu", "[3] "),
    (
      "--answer env=dev --answer region=us",
      "[0] {\"env\":\"dev\"}\nballot: region is not asked, so its answer from --answer is not used\n"
    ),
    ("--answer env=dev --answer region=x", "[4] "),
  ]
  for row in table {
    let run = try Run("\(deploy) \(row.rest)")
    #expect(run.summary.hasPrefix(row.summary), "\(row.rest): \(run.summary)")
  }
}

@Test func inlineFormsAreAskedOnOnePage() throws {
  let run = try Run(deploy, at: .captured, keys: "2 Enter Enter Right Right Enter")
  #expect(run.code == 0, "\(run.summary)\n\(run.screen)")
  #expect(run.output == "{\"env\":\"staging\",\"tests\":true,\"region\":\"us\"}\n", "\(run.screen)")
  let refused = try Run(
    "form --text name=Name --confirm go='Go?'", at: .captured, keys: "\"x\" Enter n Enter")
  #expect(refused.summary == "[1] ")
}

/// The same form by keys, by flags, by `--answer`, by a file and by variables gives the same bytes.
@Test func everyWayToAnswerGivesTheSameBytes() throws {
  let form =
    "form --radio env=Env --option dev --option prod --toggle tests=Tests "
    + "--toggle lists=Lists --option team --option ops --text n=Number --number"
  let expected = "{\"env\":\"prod\",\"tests\":false,\"lists\":[\"ops\"],\"n\":4}\n"
  let runs = [
    try Run(form, at: .captured, keys: "2 Enter n Enter Down Down Space Enter \"4\" Enter"),
    try Run("\(form) -- --env prod --no-tests --lists ops --n 4"),
    try Run("\(form) --answer env=prod --answer tests=off --answer lists=ops --answer n=4"),
    try Run("\(form) --answers f", files: ["f": expected]),
    try Run("\(form) --answers f", files: ["f": "env=prod\ntests=false\nlists=[\"ops\"]\nn=4\n"]),
    try Run(
      "\(form) --env-prefix D_",
      environment: ["D_ENV": "prod", "D_TESTS": "0", "D_LISTS": "ops", "D_N": "4"]),
    try Run("\(form) --plain", input: "prod\nno\n2\n4\n"),
    try Run(
      "\(form) --answer env=prod", at: .captured, keys: "n Enter Down Down Space Enter \"4\" Enter"),
  ]
  for (index, run) in runs.enumerated() {
    #expect(run.output == expected, "\(index): \(run.summary)\n\(run.screen)")
  }
}

/// Faults of forms on the command line.
@Test func wrongFormsAreRefused() throws {
  let table: [(line: String, words: [String])] = [
    ("form", ["asks nothing"]),
    ("form --title T", ["asks nothing"]),
    ("form --option a", ["belongs to no question"]),
    ("form --section A --option a --text n=N", ["a section or a note takes only --when"]),
    ("form --text name", ["write NAME=PROMPT"]),
    ("form --text 'your name=Name'", ["write NAME=PROMPT"]),
    ("form --text a=A --text a=B", ["\"a\" is taken by an earlier question"]),
    ("form --text a_b=A --text a-b=B", ["share the variable A_B"]),
    ("form --text env=A --text ENV=B", ["share the variable ENV"]),
    (
      "form --text a=A --confirm go='Delete {x}?'",
      ["go: no question before this one is named \"x\"", "{{x}"]
    ),
    ("form --note '{nme}' --text name=N", ["--note: no question before this one is named \"nme\""]),
    ("form --toggle x=A --toggle no-x=B", ["--no-x would be both"]),
    ("form --text help=A", ["--help is a flag of every form"]),
    ("form --text a=A --when b=1", ["no question before this one is named \"b\""]),
    ("form --text a=A --when b=1 --text b=B", ["\"b\" is asked later"]),
    ("form --text a=A --when b", ["write NAME=VALUE or NAME!=VALUE"]),
    ("form --text a=A --option x", ["--option is for radio, toggle, picker, not for a text"]),
    ("form --text a=A --placeholder x --placeholder y", ["may be given once to a question"]),
    ("form --radio a=A", ["needs something to choose from"]),
    ("form --radio a=A --option x --default y", ["a: --default: the default \"y\" will not do"]),
    ("form --toggle all=All --sources 'a b,c'", ["\"a b\" is no name"]),
    ("form --given x --text a=A", ["--given x: write NAME=VALUE"]),
    ("form -r --text a=A --text b=B", ["writes one answer"]),
    ("form --radio env=Deploy to --option dev", ["quotes around \"Deploy to\"?"]),
    ("form --text a=A -- --b 1", ["after --: unknown option \"--b\""]),
    ("form --text a=A -- x", ["after --: unexpected argument"]),
  ]
  for row in table {
    let run = try Run(row.line, at: .terminal, keys: "Enter")
    #expect(run.code == 2, "\(row.line): \(run.summary)")
    #expect(run.output.isEmpty && !run.hasDrawn, "\(row.line)")
    for word in row.words {
      #expect(run.diagnostics.contains(word), "\(row.line): \(run.diagnostics)")
    }
  }
}

/// Facts are there for conditions only.
@Test func factsDecideAndAreNotInTheResult() throws {
  let form = "form --radio gpu=GPU --option a --default a --when has-gpu=yes --text n=N --default x"
  #expect(try Run("\(form) --given has-gpu=yes").summary == "[0] {\"gpu\":\"a\",\"n\":\"x\"}\n")
  #expect(try Run("\(form) --given has-gpu=no").summary == "[0] {\"n\":\"x\"}\n")
}

/// A name in `sources` that no question bears is an answer of its own (decisions 1.1).
@Test func sourcesAreAnswers() throws {
  let form = "form --picker border=Border --sources top,bottom --option thin --option thick"
  let both = try Run("\(form) -- --top thin --bottom thick")
  #expect(both.summary == "[0] {\"top\":\"thin\",\"bottom\":\"thick\"}\n")
  let asked = try Run(form, at: .captured, keys: "Left Enter")
  #expect(asked.summary == "[0] {\"top\":\"thick\",\"bottom\":\"thick\"}\n", "\(asked.screen)")
  let missing = try Run(form)
  #expect(missing.code == 3)
  #expect(missing.diagnostics.split(separator: "\n").count == 2)
}

/// Help after `--` is for the caller of a script: on standard error with a code of its own where the
/// output is captured, as code in the shell formats (decisions 2.6).
@Test func formHelpReachesTheCaller() throws {
  let form = "form --title 'My Deploy' --text name=Name --default x"
  let captured = try Run("\(form) -- --help", at: .captured)
  #expect(captured.code == 6)
  #expect(captured.output.isEmpty)
  #expect(captured.diagnostics.contains("my-deploy [OPTIONS]"), "\(captured.diagnostics)")
  let shown = try Run("\(form) --command deploy.sh -- --help", at: .terminal)
  #expect(shown.code == 0)
  #expect(shown.output.contains("deploy.sh [OPTIONS]"))
  let file = try Run("\(form) --output f -- --help", at: .terminal)
  #expect(file.code == 6)
  let shell = try Run("\(form) --format shell -- -h", at: .captured)
  #expect(shell.code == 0)
  #expect(shell.output.hasPrefix("printf '%s\\n' 'Usage:"), "\(shell.output)")
  #expect(shell.output.hasSuffix("'; exit 0\n"), "\(shell.output)")
}

/// The help of a form tells all of it: prompts, details, values, limits, defaults and conditions, and
/// how what has no flag is answered.
@Test func formHelpTellsAllOfTheForm() throws {
  let form = """
    form --title Deploy --env-prefix D_ --section Target --radio env='Deploy to' --detail 'Where.'
    --option dev --options-json f --section Else --when env=prod
    --toggle lists=Notify --option team --option ops --min 1 --optional
    --text n=Count --number --min 1 --max 9 --default 3 --when lists=ops
    --text pw=Password --secret --confirm go='Go on?'
    """
  let run = try Run(
    "\(form) -- --help", at: .captured,
    files: ["f": "{\"value\": \"prod\", \"label\": \"Production\", \"detail\": \"watched\"}"])
  #expect(run.code == 6)
  let text = run.diagnostics.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  for part in [
    "Target: --env VALUE Deploy to. Where.",
    "--lists VALUE, --no-lists Notify. At least 1. Optional. Only where env is prod. One of: team, ops.",
    "--n NUMBER Count. From 1 to 9. Default: 3. Only where env is prod. Only where lists is ops.",
    "--yes Answer every confirm with yes: Go on?", "Variables answer too: D_ENV as --env does.",
    "pw: Password. Only where env is prod. Answer it with the variable D_PW, or \"pw\" in an "
      + "--answers file.",
  ] {
    #expect(text.contains(part), "\(part): \(run.diagnostics)")
  }
  let values = try Run(
    "form f.json -- --help", at: .captured,
    files: [
      "f.json": """
      {"questions": [{"type": "radio", "name": "env", "options": ["dev",
        {"value": "prod", "label": "Production", "detail": "watched"}]}]}
      """
    ])
  #expect(
    values.diagnostics.contains("env. prod: Production, watched. One of: dev, prod."),
    "\(values.diagnostics)")
}

/// A wrong command line, a wrong answer and a missing one are told in one go.
@Test func allKindsOfFaultsAreToldTogether() throws {
  let form = "form --radio env=Env --option dev --text n=N --number --text a=A"
  let run = try Run("\(form) --answer x=1 -- --bogus --env prd --n=z")
  #expect(run.code == 2)
  let lines = run.diagnostics.split(separator: "\n")
  #expect(lines.count == 5, "\(run.diagnostics)")
  for word in [
    "--bogus", "x, from --answer", "\"prd\" from --env", "\"z\" from --n", "a (A): no answer",
  ] {
    #expect(lines.contains { $0.contains(word) }, "\(word): \(run.diagnostics)")
  }
  #expect(try Run("\(form) -- --env prd").code == 4)
  #expect(try Run("\(form) -- --env dev").code == 3)
  #expect(try Run("\(form) --explain -- --bogus").code == 2)
}
