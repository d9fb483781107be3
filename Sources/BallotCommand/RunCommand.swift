import BallotAnswers
import BallotArguments
import BallotForms
public import BallotTerminal

/// The version that `--version` prints.
let version = "0.1.0"

/// Everything that the tool does: reads the command line, asks what has to be asked, and says what
/// is to be written. Only the questions themselves are drawn here.
public func runCommand(in world: any World) -> Completion {
  var completion: Completion
  do throws(CommandFaults) {
    completion = try complete(in: world)
  } catch {
    let isJSON = requestedValue(of: .errorFormat, world.arguments) == "json"
    completion = isJSON ? error.jsonCompletion : error.completion
  }
  // An eval of what the shell formats print must not go on as if all were answered.
  if completion.exitCode != .answered,
    let format = requestedValue(of: .format, world.arguments).flatMap(ResultFormat.init),
    let code = format.failureCode(completion.exitCode.rawValue)
  {
    completion.output = Array(code.utf8)
  }
  return completion
}

private func complete(in world: any World) throws(CommandFaults) -> Completion {
  let words = world.arguments.prefix { $0 != Array("--".utf8) }.map {
    String(decoding: $0, as: UTF8.self)
  }
  let named = words.first.flatMap(CommandName.init)
  let declaration = ballotDeclaration(detailing: named.map { [$0] } ?? [], isRead: false)
  switch declaration.parse(world.arguments) {
  case .version: return Completion(.answered, output: Array("ballot \(version)\n".utf8))
  case .help(let path): return help(at: path, in: world)
  case .faults(let faults, _):
    throw CommandFaults(faults.map { CommandFault(.usage, $0.message) })
  case .run(let command): return try run(command, in: world)
  }
}

private func help(at path: [String], in world: any World) -> Completion {
  let named = path.first.flatMap(CommandName.init)
  let declaration = ballotDeclaration(detailing: named.map { [$0] } ?? [])
  let text = declaration.help(
    at: path, layout: HelpLayout(columns: columns(of: .output, in: world), width: displayWidth))
  return Completion(.answered, output: Array(text.utf8))
}

/// Columns for text on a channel: those of its terminal, else 80.
private func columns(of channel: Channel, in world: any World) -> Int {
  world.columns(of: channel) ?? 80
}

private func run(_ command: ParsedCommand, in world: any World) throws(CommandFaults) -> Completion
{
  guard let name = command.path.first.flatMap(CommandName.init) else {
    return Completion(.usage)
  }
  switch name {
  case .confirm, .radio, .text, .toggle, .picker:
    guard let kind = name.kind else { return Completion(.usage) }
    let form = try read(command) { () throws(CommandFaults) in
      try readSingleQuestion(kind, command, in: world)
    }
    if let query = command.value(of: .filter) {
      return try FilterCommand(query, form, command, in: world).complete()
    }
    var run = try FormRun(form, command, in: world)
    return try run.complete()
  case .form: return try runForm(command, in: world)
  case .preview: return try PreviewCommand(command, in: world).complete()
  case .schema: return try describeSchema(command, in: world)
  case .completions: return try describeCompletions(command, in: world)
  case .manual: return Completion(.answered, output: Array(manualPage.utf8))
  case .demo: return try runDemo(command, in: world)
  case .help: return help(at: [], in: world)
  }
}

/// Reads a form; what is wrong with the run besides is said in the same go.
private func read(_ command: ParsedCommand, _ body: () throws(CommandFaults) -> Form)
  throws(CommandFaults) -> Form
{
  do throws(CommandFaults) {
    return try body()
  } catch {
    throw CommandFaults(error.faults + RunChoices(command).faults)
  }
}

private func runForm(_ command: ParsedCommand, in world: any World) throws(CommandFaults)
  -> Completion
{
  let form = try read(command) { () throws(CommandFaults) in try readForm(command, in: world) }
  let answerFlags = AnswerFlags(form, command)
  let flags = answerFlags.read(command)
  if flags.wanted == .help { return formHelp(answerFlags, command, in: world) }
  var run = try FormRun(form, command, flags: flags, in: world)
  return try run.complete()
}

/// The form's own help. It is no answer: where the caller of a script may take it for one, it goes
/// to standard error and ends with a code of its own, or, in the shell formats, as code that prints
/// it and ends the script (decisions 2.6).
private func formHelp(_ flags: AnswerFlags, _ command: ParsedCommand, in world: any World)
  -> Completion
{
  let choices = RunChoices(command)
  let isRead = world.isTerminal(.output) && choices.outputPath == nil
  let text = flags.text(
    of: .help, columns: columns(of: isRead ? .output : .diagnostics, in: world))
  if let code = choices.writer.format.helpCode(String(text.dropLast())) {
    return Completion(.answered, output: Array(code.utf8))
  }
  return isRead
    ? Completion(.answered, output: Array(text.utf8)) : Completion(.help, diagnostics: text)
}

private func runDemo(_ command: ParsedCommand, in world: any World) throws(CommandFaults)
  -> Completion
{
  var run = try FormRun(demoForm(), command, in: world)
  if run.asker.isSomebody { return try run.complete() }
  // A confirm has no default, and this one guards nothing.
  var flags = AnswerFlags.Reading()
  flags.isYes = true
  run = try FormRun(demoForm(), command, flags: flags, in: world)
  run.notes.append("nobody can be asked here, so the answers are the defaults")
  return try run.complete()
}

/// The value that a command line gives an option, also one that has faults.
private func requestedValue(of option: RunOption, _ arguments: [[UInt8]]) -> String? {
  let words = arguments.prefix { $0 != Array("--".utf8) }.map {
    String(decoding: $0, as: UTF8.self)
  }
  let option = "--" + option.rawValue
  for (index, word) in words.enumerated() {
    if word == option, index + 1 < words.count { return words[index + 1] }
    if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
  }
  return nil
}
