import Testing

private let deploy = """
  {
    "title": "Deploy",
    "envPrefix": "DEPLOY_",
    "questions": [
      {"type": "radio", "name": "env", "label": "Deploy to", "options": ["dev", "prod"]},
      {"type": "picker", "name": "region", "label": "Region", "optionsFrom": "regions.txt",
       "when": {"env": "prod"}},
      {"type": "toggle", "name": "tests", "label": "Run the tests?", "default": true}
    ]
  }
  """

/// A form file has the same faces as a form of the command line.
@Test func formFilesAreAsked() throws {
  let files = ["forms/deploy.json": deploy, "forms/regions.txt": "eu\nus\n"]
  let expected = "{\"env\":\"prod\",\"region\":\"us\",\"tests\":false}\n"
  let runs = [
    try Run("form forms/deploy.json -- --env prod --region us --no-tests", files: files),
    try Run(
      "form forms/deploy.json", files: files,
      environment: ["DEPLOY_ENV": "prod", "DEPLOY_REGION": "us", "DEPLOY_TESTS": "off"]),
    try Run(
      "form forms/deploy.json", at: .captured, keys: "2 Enter Right Right Enter n Enter",
      files: files),
    try Run("form forms/deploy.json --answers -", input: expected, files: files),
  ]
  for (index, run) in runs.enumerated() {
    #expect(run.summary == "[0] \(expected)", "\(index): \(run.summary)\n\(run.screen)")
  }
  let more = try Run(
    "form forms/deploy.json --answer env=dev --text note=Note --default x", files: files)
  #expect(more.summary == "[0] {\"env\":\"dev\",\"tests\":true,\"note\":\"x\"}\n")
  let input = try Run("form - --answer env=dev", input: deploy, files: ["regions.txt": "eu\n"])
  #expect(input.output == "{\"env\":\"dev\",\"tests\":true}\n", "\(input.summary)")
}

/// The help after `--` is called as the file is.
@Test func formFilesNameTheirHelp() throws {
  let file = #"{"questions": [{"type": "text", "name": "a", "label": "A"}]}"#
  let run = try Run("form forms/new-app.json -- --help", files: ["forms/new-app.json": file])
  #expect(run.code == 6)
  #expect(run.diagnostics.contains("  new-app [OPTIONS]"), "\(run.diagnostics)")
}

/// All faults of a file are said with their places, the line and a caret, before anything is drawn.
@Test func formFilesThatAreWrongAreRefused() throws {
  let wrong = """
    {"questions": [
      {"type": "raido", "name": "a", "label": "A", "options": ["x"]},
      {"type": "text", "name": "b", "label": "B", "placehodler": "?"}
    ]}
    """
  let run = try Run("form f.json", at: .terminal, keys: "Enter", files: ["f.json": wrong])
  #expect(run.code == 2)
  #expect(run.output.isEmpty && !run.hasDrawn)
  for word in ["f.json:2:12: ", "f.json:3:", "did you mean \"radio\"", "placeholder", "^"] {
    #expect(run.diagnostics.contains(word), "\(word) in \(run.diagnostics)")
  }
  let missing = try Run("form missing.json")
  #expect(missing.code == 5)
  #expect(missing.diagnostics.contains("missing.json, the form file, cannot be read"))
}

/// An option is one only where its own condition holds, for facts and for answers, whoever answers.
@Test func optionsWhoseConditionsDoNotHoldAreNoAnswers() throws {
  let form = """
    {"given": {"branch": "main"}, "questions": [
      {"type": "radio", "name": "bump", "label": "Bump",
       "options": ["pre", {"value": "major", "when": {"branch": "main"}}]},
      {"type": "radio", "name": "tag", "label": "Tag",
       "options": ["none", {"value": "signed", "when": {"bump": "major"}}]}
    ]}
    """
  let table: [(arguments: String, code: Int)] = [
    ("--answer bump=major --answer tag=signed", 0),
    ("--answer bump=pre --answer tag=none", 0),
    ("--answer bump=pre --answer tag=signed", 4),
    ("--given branch=topic --answer bump=major --answer tag=none", 4),
  ]
  for row in table {
    let run = try Run("form f.json \(row.arguments)", files: ["f.json": form])
    #expect(run.code == row.code, "\(row.arguments): \(run.summary)")
  }
  // What depends on a question that is still to be asked is judged when it was answered, and asked
  // for where it is not allowed.
  for (keys, result) in [
    ("Down Down Enter", #"{"bump":"major","tag":"signed"}"#),
    ("Down Enter Down Enter", #"{"bump":"pre","tag":"none"}"#),
  ] {
    let run = try Run(
      "form f.json --answer tag=signed", at: .captured, keys: keys, files: ["f.json": form])
    #expect(run.summary == "[0] \(result)\n", "\(keys)")
  }
}
