/// The whole tool with any arguments, a line each, with nobody there and with a person who cancels.
func complaintOfArguments(_ input: [UInt8]) -> String? {
  let arguments = input.split(separator: 0x0A, omittingEmptySubsequences: false)
    .prefix(64).map { Array($0.filter { $0 != 0 }) }
  let files: [String: [UInt8]] = [
    "form.json": Array(
      #"{"questions":[{"type":"radio","name":"env","options":["dev","prod"]}]}"#.utf8),
    "answers.json": Array(#"{"env":"dev"}"#.utf8),
    "options.txt": Array("dev\nprod\n".utf8),
  ]
  return complaintOfTool(arguments, files: files)
    ?? complaintOfTool(arguments, files: files, keys: Array("\u{1B}\u{1B}\u{1B}\u{1B}".utf8))
}
