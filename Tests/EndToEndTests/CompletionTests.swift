import Foundation
import TestSupport
import Testing

private let form = """
  {
    "title": "Deploy",
    "questions": [
      {"type": "radio", "name": "env", "label": "Deploy to",
       "options": ["dev", {"value": "it's prod", "detail": "customers see it"}, "staging"]},
      {"type": "picker", "name": "branch", "label": "Branch",
       "optionsCommand": "printf 'main\\\\tthe trunk\\\\ntopic\\\\n'"},
      {"type": "toggle", "name": "tests", "label": "Run the tests?"},
      {"type": "toggle", "name": "lists", "options": ["team", "ops", "$(touch owned)"]},
      {"type": "text", "name": "log_file", "path": "file"},
      {"type": "text", "name": "folder", "path": "folder"},
      {"type": "text", "name": "port", "number": true},
      {"type": "text", "name": "password", "secret": true},
      {"type": "confirm", "name": "go"}
    ]
  }
  """

/// What the real shells offer, for `ballot` and for the script around a form.
struct CompletionTests {
  private typealias Row = (line: String, words: [String])

  /// Expects the same of each shell for each line.
  private func check(_ shell: String, _ arguments: [String], _ rows: [Row]) throws {
    #expect(rows.count >= 20)
    try withProbe(shell, arguments) { probe in
      let offers = try probe.offers(rows.map(\.line))
      try #require(offers.count == rows.count)
      for (row, offers) in zip(rows, offers) {
        let found = Set(offers.map(\.word))
        #expect(found == Set(row.words), "\(shell): \(row.line)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: probe.folder.path)
      #expect(!names.contains("owned"), "\(shell)")
    }
  }

  /// A shell that has read what `ballot completions` prints, in a folder with a few files.
  private func withProbe(
    _ shell: String, _ arguments: [String], _ body: (CompletionProbe) throws -> Void
  ) throws {
    try ScriptRun.withFolder { folder in
      try Data(form.utf8).write(to: folder.appendingPathComponent("deploy.json"))
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("data"), withIntermediateDirectories: true)
      let printed = try ScriptRun(Ballot.path, ["completions", shell] + arguments, in: folder)
      #expect(printed.status == 0, "\(printed.output)")
      try Data(printed.output.utf8).write(to: folder.appendingPathComponent("script"))
      try body(CompletionProbe(shell: shell, folder: folder))
    }
  }

  private let files = ["data", "deploy.json"]

  @Test(arguments: CompletionProbe.shells) func ballotItself(shell: String) throws {
    try check(
      shell, [],
      [
        ("ballot co", ["completions", "confirm"]), ("ballot p", ["picker", "preview"]),
        ("ballot zz", []), ("ballot --ver", ["--version"]),
        ("ballot help ra", ["radio"]), ("ballot completions z", ["zsh"]),
        ("ballot completions fish d", files), ("ballot schema d", files),
        ("ballot form d", files), ("ballot form --exp", ["--explain"]),
        ("ballot form deploy.json --exp", ["--explain"]),
        ("ballot form --no", ["--no-input", "--non-interactive", "--note"]),
        (
          "ballot form --format ", ["json", "raw", "shell", "bash", "fish", "dotenv", "github"]
        ),
        ("ballot form --format=s", ["shell"]), ("ballot form --layout ", ["page", "steps"]),
        ("ballot form --output d", files), ("ballot form --result ", ["mcp"]),
        ("ballot form --error-format j", ["json"]), ("ballot form --on-timeout d", ["default"]),
        ("ballot form -- --e", []),
        (
          "ballot radio --opt",
          ["--option", "--optional", "--options-command", "--options-from", "--options-json"]
        ),
        ("ballot radio Prompt --f", []), ("ballot radio --color n", ["never"]),
        ("ballot toggle --style ", ["automatic", "button", "checkbox", "switch"]),
        ("ballot picker --style w", ["wheel"]), ("ballot picker --if-none s", ["skip"]),
        ("ballot text --path f", ["file", "folder"]), ("ballot preview --theme d", ["dark"]),
      ])
  }

  @Test(arguments: CompletionProbe.shells) func theScriptAroundAForm(shell: String) throws {
    try check(
      shell, ["deploy.json", "--command", "deploy.sh"],
      [
        ("deploy.sh --e", ["--env"]), ("deploy.sh --env ", ["dev", "it's prod", "staging"]),
        ("deploy.sh --env d", ["dev"]), ("deploy.sh --env=s", ["staging"]),
        ("deploy.sh --env x", []), ("deploy.sh --env dev --te", ["--tests"]),
        ("deploy.sh --no-t", ["--no-tests"]), ("deploy.sh --no-l", ["--no-lists"]),
        ("deploy.sh --tests --li", ["--lists"]), ("deploy.sh --lists t", ["team"]),
        ("deploy.sh --lists team --lists o", ["ops"]),
        ("deploy.sh --lists ", ["team", "ops", "$(touch owned)"]),
        ("deploy.sh --log", ["--log-file"]), ("deploy.sh --log-file d", files),
        ("deploy.sh --log-file=de", ["deploy.json"]), ("deploy.sh --folder d", ["data"]),
        ("deploy.sh --port ", []), ("deploy.sh --pass", []), ("deploy.sh --branch ", []),
        ("deploy.sh --answers d", files), ("deploy.sh --ye", ["--yes"]),
        ("deploy.sh --non", ["--non-interactive"]), ("deploy.sh --he", ["--help"]),
        ("deploy.sh --he --bo", []),
      ])
  }

  /// Where it was asked for, options that a command prints are completed by running it.
  @Test(arguments: CompletionProbe.shells) func commandsAreRunWhereAskedFor(shell: String) throws {
    try withProbe(shell, ["deploy.json", "--command", "deploy.sh", "--complete-commands"]) {
      let offers = try $0.offers(["deploy.sh --branch ", "deploy.sh --branch=t"])
      try #require(offers.count == 2)
      #expect(Set(offers[0].map(\.word)) == ["main", "topic"])
      #expect(offers[1].map(\.word) == ["topic"])
      if shell != "bash" { #expect(offers[0].contains { $0.detail == "the trunk" }) }
    }
  }

  /// zsh and fish show what a value means; bash shows values only.
  @Test(arguments: CompletionProbe.shells.filter { $0 != "bash" })
  func detailsAreShown(shell: String) throws {
    try withProbe(shell, ["deploy.json", "--command", "deploy.sh"]) {
      let offers = try $0.offers(["deploy.sh --env i", "deploy.sh --te"])
      try #require(offers.count == 2)
      #expect(offers[0].map(\.detail) == ["customers see it"])
      #expect(offers[1].allSatisfy { $0.detail.contains("Run the tests?") }, "\(offers)")
    }
  }

  /// Tab in a terminal: the line that a person gets.
  @Test(arguments: CompletionProbe.shells) func tabCompletesTheLine(shell: String) throws {
    try withProbe(shell, ["deploy.json", "--command", "deploy.sh"]) { probe in
      let path = try #require(Ballot.find(shell))
      let plain = ["bash": ["--norc", "-i"], "zsh": ["-f", "-i"], "fish": ["--no-config", "-i"]]
      let session = try Session(path, plain[shell] ?? [], columns: 200)
      let load = shell == "zsh" ? "autoload -U compinit; compinit -D -u; " : ""
      session.press("cd '\(probe.folder.path)'; \(load)source ./script; echo re''ady\r")
      try session.until("ready")
      session.press("deploy.sh --no-te\t--env i\t")
      try session.until("--no-tests --env it\\'s\\ prod")
      session.press("\u{15}exit\r")
      #expect(session.terminal.waitForEnd() == .exited(0), "\(session.picture)")
    }
  }
}
