import BallotAnswers
import BallotArguments
import BallotForms
import BallotTerminal

/// `ballot preview`: asks the form as `ballot form` does, in a world in memory where somebody
/// presses keys, and draws the screen.
struct PreviewCommand {
  private let world: any World
  private let command: ParsedCommand
  private let choices: PreviewChoices

  /// Checks the options of the preview.
  /// - Throws: all their faults in one go.
  init(_ command: ParsedCommand, in world: any World) throws(CommandFaults) {
    self.world = world
    // In the world in memory it is the command that asks.
    var command = command
    command.path = [CommandName.form.rawValue]
    let heights = command.takeTerminalHeights()
    self.command = command
    choices = PreviewChoices(command, heights: heights)
    if !choices.faults.isEmpty { throw CommandFaults(choices.faults) }
  }

  /// Draws the picture, and writes it or compares it.
  func complete() throws(CommandFaults) -> Completion {
    let form = try readForm(command, in: world)
    let preview = try makePreview(form)
    ask(form, in: preview)
    let picture = draw(preview)
    let notes = choices.runsCommands ? "" : skippedCommands(preview)
    if let path = choices.expectedPath { return try compare(picture, path, notes) }
    let bytes = Array(picture.utf8)
    guard let path = choices.outputPath else {
      return Completion(.answered, output: bytes, diagnostics: notes)
    }
    do throws(FileError) {
      try world.writeFile(path, bytes, options: FileWriting())
    } catch {
      throw CommandFaults(.failed, "\(path) cannot be written: \(error.reason)")
    }
    return Completion(.answered, diagnostics: notes)
  }

  // MARK: The world in memory

  private func makePreview(_ form: Form) throws(CommandFaults) -> Preview {
    let files = files(of: form)
    let world = world
    let runCommand: ((ShellCommand) -> MemoryWorld.CommandResult)? =
      choices.runsCommands ? { result(of: $0, in: world) } : nil
    let preview: Preview
    if command.isOn(.plain) {
      do throws(PreviewError) {
        preview = try Preview(
          typing: choices.keys, size: choices.size, files: files, runCommand: runCommand)
      } catch {
        throw CommandFaults(.usage, "--keys: \(error.reason)")
      }
    } else {
      preview = Preview(
        pressing: choices.keys, size: choices.size, files: files, runCommand: runCommand)
    }
    if readsInput(form) { preview.world.input = try readInput(in: world) }
    return preview
  }

  /// The files that the form and the command line name. One that cannot be read is missing in
  /// memory too, and the run says so.
  private func files(of form: Form) -> [String: [UInt8]] {
    var paths = form.questions.compactMap(\.optionSource?.path)
    if let path = command.value(of: .answers) { paths.append(path) }
    var files: [String: [UInt8]] = [:]
    for path in paths where path != "-" && files[path] == nil {
      files[path] = try? world.readFile(path, limit: 1 << 30)
    }
    return files
  }

  private func readsInput(_ form: Form) -> Bool {
    command.operand("FILE") != "-" && InputClaims(form, command, answersFile: nil).isData
  }

  /// Asks the form. What the run has to say besides, such as why it cannot be asked, is shown on
  /// the screen, as on a terminal; not so that it waits for more keys.
  private func ask(_ form: Form, in preview: Preview) {
    var text: String
    do throws(CommandFaults) {
      let answerFlags = AnswerFlags(form, command)
      let flags = answerFlags.read(command)
      if flags.wanted == .help {
        text = answerFlags.text(of: .help, columns: choices.size.columns)
      } else {
        var run = try FormRun(form, command, flags: flags, in: preview.world)
        text = try run.complete().diagnostics
      }
    } catch {
      text = preview.isWaiting ? "" : error.completion.diagnostics
    }
    preview.terminal.show(text)
  }

  private func skippedCommands(_ preview: Preview) -> String {
    preview.world.commands.map(\.script).map { script in
      harmless("ballot: not run in a preview: \(script) (--run-commands runs it)") + "\n"
    }.joined()
  }

  // MARK: The picture

  /// The screen as text or as an SVG picture. The cursor says where a key would go: line mode has
  /// given it up when the lines are used up, and so has a form that is over.
  private func draw(_ preview: Preview) -> String {
    guard var picture = choices.picture else { return preview.screen.text + "\n" }
    picture.showsCursor = preview.isWaiting && !command.isOn(.plain)
    return picture.svg(of: preview.screen)
  }

  /// Compares the picture with a recorded one.
  private func compare(_ picture: String, _ path: String, _ notes: String)
    throws(CommandFaults) -> Completion
  {
    let recorded: [UInt8]
    do throws(FileError) {
      recorded = try world.readFile(path, limit: 1 << 30)
    } catch {
      throw CommandFaults(
        .failed, "\(path) cannot be read: \(error.reason); --output \(path) records it")
    }
    if recorded == Array(picture.utf8) { return Completion(.answered, diagnostics: notes) }
    let difference = lineDifference(from: String(decoding: recorded, as: UTF8.self), to: picture)
    return Completion(
      .refused,
      diagnostics: notes + harmless("ballot: \(path) differs (- expected, + drawn):") + "\n"
        + harmless(difference, keepingNewlines: true))
  }
}

extension OptionSource {
  /// The path of the file that options are read from.
  fileprivate var path: String? {
    switch self {
    case .lines(let path), .json(let path): path
    case .command: nil
    }
  }
}

/// What a command does in the world outside.
private func result(of command: ShellCommand, in world: any World) -> MemoryWorld.CommandResult {
  do throws(CommandFaults) {
    return try collect(.command(command), in: world, until: nil)
  } catch {
    return ([], .failed(error.faults.first?.message ?? "the command cannot be run"))
  }
}
