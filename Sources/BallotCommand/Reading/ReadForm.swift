import BallotAnswers
import BallotArguments
import BallotForms
import BallotJSON
import BallotTerminal

/// The form of `ballot form`: the questions of its file first, then those of its command line.
/// - Throws: all faults in one go.
func readForm(_ command: ParsedCommand, in world: any World) throws(CommandFaults) -> Form {
  let inline = InlineForm(command.occurrences)
  var faults = inline.faults
  var form = Form()
  var isReadWhole = true
  if let path = command.operand("FILE") {
    do throws(CommandFaults) {
      form = try readFormFile(path, in: world)
    } catch {
      isReadWhole = false
      faults += unquotedPrompt(command).map { [$0] } ?? error.faults
    }
  }
  form.items += inline.items
  if let title = command.value(of: RunOption.title.rawValue) { form.title = title }
  if let layout = command.value(of: RunOption.layout.rawValue).flatMap(Layout.init) {
    form.layout = layout
  }
  if command.flag(RunOption.review.rawValue) == true { form.review = true }
  for text in command.values(of: RunOption.given.rawValue) {
    guard let (name, value) = readAssignment(text) else {
      faults.append(CommandFault(.usage, "--given \(text): write NAME=VALUE"))
      continue
    }
    form.given.removeAll { $0.name == name }
    form.given.append(JSON.Member(name, .string(value)))
  }
  if let prefix = command.value(of: .environmentPrefix) { form.environmentPrefix = prefix }
  // Without the file's questions, what names them would be judged wrongly.
  if isReadWhole { faults += commandFaults(in: form, from: form.origin) }
  guard faults.isEmpty else { throw CommandFaults(faults) }
  return form
}

/// An operand that stands right after the value of an item is most often the rest of its prompt.
private func unquotedPrompt(_ command: ParsedCommand) -> CommandFault? {
  guard let operand = command.operands.first?.argument,
    let item = command.occurrences.last(where: { $0.position < operand.position }),
    FormItemOption(rawValue: item.name) != nil, operand.position - item.position <= 2,
    let text = item.text
  else { return nil }
  let prompt = readAssignment(text)?.value ?? text
  return CommandFault(
    .usage, "there is no form file \(operand.text); quotes around \"\(prompt) \(operand.text)\"?")
}
