/// A question of a person who presses anything: the first byte chooses the question, the second the
/// width, the rest are what the terminal sends.
func complaintOfSession(_ input: [UInt8]) -> String? {
  guard input.count > 2 else { return nil }
  let form: [UInt8] = Array(
    #"""
    {"title": "Deploy", "review": true, "questions": [
      {"type": "radio", "name": "env", "options": ["dev", {"value": "prod", "detail": "é漢"}]},
      {"type": "toggle", "name": "lists", "master": "All", "options": ["a", "b"], "default": []},
      {"type": "picker", "name": "region", "options": ["eu", "us", "ap"], "when": {"env": "prod"}},
      {"type": "text", "name": "port", "number": true, "min": 1, "default": "8080"},
      {"type": "confirm", "name": "go", "label": "Deploy to {env}?", "typed": "yes"}]}
    """#.utf8)
  let questions = [
    ["radio", "Ask", "a", "b", "c"], ["toggle", "Ask"], ["toggle", "--master", "All", "Ask", "a"],
    ["picker", "Ask", "alpha", "beta", "漢字"], ["picker", "--multiple", "Ask", "a", "b"],
    ["picker", "--style", "navigation", "Ask", "a", "b"],
    ["picker", "--style", "wheel", "Ask", "a"],
    ["picker", "--style", "palette", "Ask", "a", "b"], ["text", "Ask"],
    ["text", "--secret", "Ask"],
    ["text", "--path", "file", "Ask"], ["confirm", "Ask"], ["confirm", "--typed", "yes", "Ask"],
    ["form", "form.json"], ["form", "--layout", "steps", "form.json"],
    ["radio", "--style", "segmented", "--other", "Other", "Ask", "a", "b"],
  ]
  return complaintOfTool(
    questions[Int(input[0]) % questions.count], files: ["form.json": form],
    keys: Array(input[2...].prefix(120)), columns: Int(input[1]) % 128)
}
