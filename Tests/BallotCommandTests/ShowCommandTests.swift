import BallotForms
import BallotJSON
import BallotTerminal
import TestSupport
import Testing

@testable import BallotCommand

private let everything = """
  form --radio env='Deploy to' --option dev --option 'it is prod'
  --toggle tests='Run the tests?' --toggle lists=Lists --option a --option '[b]'
  --text n=Number --number --text note=Note --optional --confirm go='Go?' --when env=dev
  """

/// After asking, the line that is shown gives the same bytes with nobody there.
@Test func shownCommandsGiveTheSameBytes() throws {
  let table: [(line: String, keys: String, shown: String)] = [
    (
      "radio --show-command -r 'Deploy to' dev prod", "2 Enter",
      "ballot radio --answer answer=prod -r 'Deploy to' dev prod"
    ),
    (
      "radio --show-command --interactive --suggest=answer=dev P dev prod",
      "2 Enter", "ballot radio --answer answer=prod P dev prod"
    ),
    (
      "picker --suggest answer=dev --show-command P dev prod", "Enter",
      "ballot picker --answer answer=dev P dev prod"
    ),
    ("confirm --show-command 'Go on?'", "y Enter", "ballot confirm --yes 'Go on?'"),
    ("toggle --show-command P a b", "Enter", "ballot toggle --answer answer= P a b"),
    ("text --show-command P", "\"-x\" Enter", "ballot text --answer answer=-x P"),
    ("text --optional --show-command P", "Enter", "ballot text --optional P"),
    (
      "text --optional --default x --show-command P", "Ctrl-U Enter",
      "ballot text --open answer --optional --default x P"
    ),
    (
      "form --show-command --text a=A --text b=B", "\"-x\" Enter \"y z\" Enter",
      "ballot form --text a=A --text b=B -- --a=-x --b 'y z'"
    ),
    (
      "form --text a=A --text b=B --show-command -- --a x", "\"y\" Enter",
      "ballot form --text a=A --text b=B -- --a x --b y"
    ),
    (
      everything + " --show-command",
      "1 Enter n Enter Down Down Space Enter \"-5\" Enter Enter y Enter",
      "ballot form --yes --radio 'env=Deploy to' --option dev --option 'it is prod' "
        + "--toggle 'tests=Run the tests?' --toggle lists=Lists --option a --option '[b]' "
        + "--text n=Number --number --text note=Note --optional --confirm 'go=Go?' --when env=dev "
        + "-- --env dev --no-tests --lists '[\"[b]\"]' --n=-5"
    ),
  ]
  for row in table {
    let asked = try Run(row.line, at: .captured, keys: row.keys)
    #expect(asked.code == 0, "\(row.line): \(asked.summary)\n\(asked.screen)")
    #expect(asked.diagnostics == row.shown + "\n", "\(row.line)\n\(asked.screen)")
    let again = try Run(String(row.shown.dropFirst("ballot ".count)))
    #expect(again.summary == "[0] \(asked.output)", "\(row.shown)")
  }
}

@Test func nothingIsShownWhereNobodyWasAsked() throws {
  #expect(try Run("radio --show-command --default a P a").diagnostics.isEmpty)
  let cancelled = try Run("radio --show-command P a", at: .captured, keys: "Escape")
  #expect(cancelled.diagnostics.isEmpty)
}

/// Secrets are never shown nor saved: a variable carries them, or a file.
@Test func secretsAreNeitherShownNorSaved() throws {
  let form = "form --show-command --save f --text user=User --text password=Password --secret"
  let keys = "\"joe\" Enter \"hunter2\" Enter"
  let variable = try Run("\(form) --env-prefix D_", at: .captured, keys: keys)
  #expect(
    variable.diagnostics
      == "D_PASSWORD=\"$D_PASSWORD\" ballot form --save f --text user=User --text "
      + "password=Password --secret --env-prefix D_ -- --user joe\n", "\(variable.screen)")
  #expect(
    variable.world.files["f"].map { String(decoding: $0, as: UTF8.self) } == "{\"user\":\"joe\"}\n")
  let file = try Run(form, at: .captured, keys: keys)
  #expect(
    file.diagnostics
      == "ballot form --answers secrets.json --save f --text user=User --text password=Password "
      + "--secret -- --user joe\n")
  let again = try Run(
    "form --answers secrets.json --text user=User --text password=Password --secret -- --user joe",
    files: ["secrets.json": "{\"password\":\"hunter2\"}"])
  #expect(again.output == file.output)
  #expect(file.output.contains("hunter2"))
}

/// What was saved answers the same form.
@Test func savedAnswersAnswerAgain() throws {
  let saved = try Run(
    everything + " --save f", at: .captured,
    keys: "2 Enter n Enter Down Down Space Enter \"5\" Enter Enter")
  #expect(saved.code == 0, "\(saved.summary)")
  let bytes = try #require(saved.world.files["f"])
  let again = try Run(everything + " --answers f", bytes: ["f": bytes])
  #expect(again.summary == "[0] \(saved.output)")
  let failed = try Run("radio --save d --default a P a", files: ["d/x": ""])
  #expect(failed.code == 5)
  #expect(failed.output.isEmpty)
}

/// Whatever a value holds, its word stands for it, and obeys nobody.
@Test func shellWordsStandForTheirText() {
  for (text, word) in [
    ("", "''"), ("prod", "prod"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("$x", "'$x'"),
    ("~", "'~'"), ("a\nb", "'a\nb'"), ("a\u{1B}b", "'a'\"$(printf '\\033')\"'b'"), ("é", "'é'"),
    ("\u{202E}", "\"$(printf '\\342\\200\\256')\""),
  ] {
    #expect(shellWord(text) == word, "\(text.debugDescription)")
  }
}
