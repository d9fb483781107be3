import Foundation
import Testing

private let form = """
  {
    "title": "Deploy",
    "questions": [
      {"type": "radio", "name": "env", "label": "Deploy to",
       "options": ["dev", {"value": "it's prod", "detail": "customers see it"}]},
      {"type": "picker", "name": "branch", "label": "Branch",
       "optionsCommand": "printf 'main\\\\ntopic\\\\n'"},
      {"type": "toggle", "name": "tests", "label": "Run the tests?"}
    ]
  }
  """

/// What a shell offers for the script that passes its arguments to a form, one a line.
private func offered(_ shell: String, _ words: [String], _ options: [String]) throws -> String {
  var output = ""
  try ScriptRun.withFolder { folder in
    try Data(form.utf8).write(to: folder.appendingPathComponent("deploy.json"))
    let script = try ScriptRun(
      Ballot.path,
      ["completions", shell, "deploy.json", "--command", "deploy.sh"] + options, in: folder)
    #expect(script.status == 0, "\(script.output)")
    try Data(script.output.utf8).write(to: folder.appendingPathComponent("script"))
    let line = (["deploy.sh"] + words).joined(separator: " ")
    let program =
      shell == "fish"
      ? "source script; complete -C '\(line)'"
      : "source ./script; COMP_LINE='\(line)'; COMP_WORDS=(deploy.sh \(quoted(words))); "
        + "COMP_CWORD=\(words.count); _deploy_sh; printf '%s\\n' \"${COMPREPLY[@]}\""
    output = try ScriptRun(shell, ["-c", program], in: folder).output
  }
  return output
}

private func quoted(_ words: [String]) -> String {
  words.map { "'\($0)'" }.joined(separator: " ")
}

@Test(.enabled(if: Ballot.find("bash") != nil)) func bashCompletesTheFlagsOfAForm() throws {
  #expect(try offered("bash", ["--env", ""], []) == "dev\nit\\'s\\ prod\n")
  #expect(try offered("bash", ["--no-t"], []) == "--no-tests\n")
  #expect(try offered("bash", ["--branch", ""], []) == "\n")
  #expect(try offered("bash", ["--branch", "t"], ["--complete-commands"]) == "topic\n")
}

@Test(.enabled(if: Ballot.find("fish") != nil)) func fishCompletesTheFlagsOfAForm() throws {
  let values = try offered("fish", ["--env", ""], [])
  #expect(values.contains("it's prod\tcustomers see it"), "\(values)")
  #expect(try offered("fish", ["--no-te"], []).hasPrefix("--no-tests"))
  let branches = try offered("fish", ["--branch", "t"], ["--complete-commands"])
  #expect(branches.hasPrefix("topic"), "\(branches)")
}
