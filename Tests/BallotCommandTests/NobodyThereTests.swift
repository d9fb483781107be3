import Testing

/// Single questions with nobody to ask: what the default and `--answer` give, and what is missing.
@Test func singleQuestionsAnswerWithNobodyThere() throws {
  let table: [(line: String, code: Int, output: String)] = [
    ("radio --default b P a b", 0, "{\"answer\":\"b\"}\n"),
    ("radio --answer answer=a --default b P a b", 0, "{\"answer\":\"a\"}\n"),
    ("radio --name env --default b P a b", 0, "{\"env\":\"b\"}\n"),
    ("radio -r --default b P a b", 0, "b\n"),
    ("radio --format raw --default b P a b", 0, "b\n"),
    ("radio -r --print0 --default b P a b", 0, "b\0"),
    ("radio --pretty --default b P a b", 0, "{\n  \"answer\": \"b\"\n}\n"),
    ("radio --optional P a b", 0, "{\"answer\":null}\n"),
    ("radio -r --optional P a b", 0, ""),
    ("radio --option a --option b --default b P", 0, "{\"answer\":\"b\"}\n"),
    ("radio --option a --default b P b c", 0, "{\"answer\":\"b\"}\n"),
    ("radio --if-one take P only", 0, "{\"answer\":\"only\"}\n"),
    ("radio --other More --answer answer=else P a", 0, "{\"answer\":\"else\"}\n"),
    ("radio --default -x -- P a -x", 0, "{\"answer\":\"-x\"}\n"),
    ("radio P a b", 3, ""),
    ("radio --if-one ask P only", 3, ""),
    ("radio --answer answer=x P a b", 4, ""),
    ("toggle --default on P", 0, "{\"answer\":true}\n"),
    ("toggle --default no P", 0, "{\"answer\":false}\n"),
    ("toggle --answer answer=1 P", 0, "{\"answer\":true}\n"),
    ("toggle -r --default off P", 0, "false\n"),
    ("toggle --exit-status --default on P", 0, ""),
    ("toggle --exit-status --default off P", 1, ""),
    ("toggle P", 3, ""),
    ("toggle --answer answer=maybe P", 4, ""),
    ("toggle --default a --default c P a b c", 0, "{\"answer\":[\"a\",\"c\"]}\n"),
    ("toggle --default '' P a b c", 0, "{\"answer\":[]}\n"),
    ("toggle -r --default c --default a P a b c", 0, "a\nc\n"),
    ("toggle --answer answer=a --answer answer=b P a b c", 0, "{\"answer\":[\"a\",\"b\"]}\n"),
    ("toggle --answer answer= P a b c", 0, "{\"answer\":[]}\n"),
    ("toggle --answer 'answer=[\"b\"]' P a b c", 0, "{\"answer\":[\"b\"]}\n"),
    ("toggle P a b c", 3, ""),
    ("toggle --min 2 --answer answer=a P a b c", 4, ""),
    ("picker --default b P a b", 0, "{\"answer\":\"b\"}\n"),
    ("picker --multiple --default b --default a P a b", 0, "{\"answer\":[\"a\",\"b\"]}\n"),
    ("picker --multiple --max 1 --answer answer=a --answer answer=b P a b", 4, ""),
    ("text --default hi P", 0, "{\"answer\":\"hi\"}\n"),
    ("text --number --default 5 P", 0, "{\"answer\":5}\n"),
    ("text --number --answer answer=-1.50 P", 0, "{\"answer\":-1.50}\n"),
    ("text --number --answer answer=five P", 4, ""),
    ("text --number --min 1 --max 9 --answer answer=10 P", 4, ""),
    ("text --pattern '^[a-z]+$' --answer answer=A P", 4, ""),
    ("text --answer answer= P", 4, ""),
    ("text --optional P", 0, "{\"answer\":null}\n"),
    ("text P", 3, ""),
    ("confirm --yes P", 0, ""),
    ("confirm --answer answer=yes P", 0, ""),
    ("confirm --answer answer=no P", 1, ""),
    ("confirm --typed yes --yes P", 0, ""),
    ("confirm P", 3, ""),
  ]
  for row in table {
    let run = try Run(row.line)
    #expect(run.code == row.code, "\(row.line): \(run.summary)")
    #expect(run.output == row.output, "\(row.line): \(run.summary)")
    let isSilent = row.code <= 1
    #expect(run.diagnostics.isEmpty == isSilent, "\(row.line): \(run.summary)")
  }
}

/// Every message names the question, the source, the value, what is allowed, and the way out.
@Test func messagesNameEverything() throws {
  let table: [(line: String, message: String)] = [
    (
      "radio 'Deploy to' dev prod",
      "ballot: answer (Deploy to): no answer, and nobody to ask; allowed: dev, prod. Answer it with "
        + "--answer answer=VALUE, or \"answer\" in an --answers file\n"
    ),
    (
      "radio --name env --env-prefix D_ --answer env=pord 'Deploy to' dev prod",
      "ballot: env (Deploy to): \"pord\" from --answer: not one of the options; did you mean prod? "
        + "Allowed: dev, prod. Answer it with --answer env=VALUE, the variable D_ENV, or \"env\" in "
        + "an --answers file\n"
    ),
    (
      "confirm 'Go on?'",
      "ballot: answer (Go on?): no answer, and nobody to ask. Answer it with --yes, or --answer "
        + "answer=yes\n"
    ),
    (
      "text --secret Password",
      "ballot: answer (Password): no answer, and nobody to ask. Answer it with \"answer\" in an "
        + "--answers file\n"
    ),
    (
      "radio --answer nme=a --default a P a",
      "ballot: nme, from --answer: no question has this name; allowed: answer\n"
    ),
    (
      "radio --answer answer=a --answer answer=b P a b",
      "ballot: answer (P): \"a, b\" from --answer: given 2 times, but takes one. Answer it with "
        + "--answer answer=VALUE, or \"answer\" in an --answers file\n"
    ),
    (
      "text --message 'letters only' --pattern '^[a-z]+$' --answer answer=1 Name",
      "ballot: answer (Name): \"1\" from --answer: letters only. Answer it with --answer "
        + "answer=VALUE, or \"answer\" in an --answers file\n"
    ),
  ]
  for row in table {
    #expect(try Run(row.line).diagnostics == row.message, "\(row.line)")
  }
}

/// What comes from outside is shown and never obeyed.
@Test func messagesAreHarmless() throws {
  let run = try Run("radio --answer 'answer=\u{1B}[2J\u{9B}' P a")
  #expect(run.code == 4)
  #expect(run.diagnostics.contains("^[[2J"))
  #expect(!run.diagnostics.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
}
