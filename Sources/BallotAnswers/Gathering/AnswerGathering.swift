package import BallotForms
import BallotJSON
package import BallotTerminal

/// Everything that was answered in advance, in the order in which the sources count: flags,
/// `--answer` and `--open`, an answers file, the environment.
package struct AnswerGathering {
  /// The answers.
  package private(set) var given: [GivenAnswer] = []
  /// What is suggested to the person.
  package private(set) var suggested: [GivenAnswer] = []
  /// What is wrong with how answers were given.
  package private(set) var faults: [CommandFault] = []

  /// Gathers the answers of a form.
  /// - Parameters:
  ///   - flags: what the form's own flags said.
  ///   - options: what the tool's options said.
  package init(
    _ form: Form, flags: AnswerFlags.Reading, options: AnswerOptions = AnswerOptions(),
    in world: any World
  ) {
    given = flags.given
    if flags.isYes || options.isYes {
      for question in form.questions where question.kind == .confirm {
        given.append(GivenAnswer(question.name, .json(.bool(true)), source: .flag("--yes")))
      }
    }
    let secrets = form.questions.filter(\.isSecret).map(\.name)
    given += assignments("--answer", options.answers, .answerOption, secrets)
    leaveOpen(options.open)
    for path in [flags.answersFile, options.answersFile].compactMap(\.self) {
      given += file(path, form, world, source: .file(path))
    }
    given += form.environmentAnswers(world.variable)

    suggested = assignments("--suggest", options.suggestions, .suggestion(nil), secrets)
    if let path = options.suggestionsFile {
      suggested += file(path, form, world, source: .suggestion(path))
    }
  }

  /// The texts of a repeatable `NAME=VALUE` option, together by name.
  private mutating func assignments(
    _ option: String, _ assignments: [String], _ source: AnswerSource, _ secrets: [String]
  ) -> [GivenAnswer] {
    var texts: [(name: String, values: [String])] = []
    for text in assignments {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        faults.append(CommandFault(.usage, "\(option) \(text): write NAME=VALUE"))
        continue
      }
      let name = String(text[..<equals])
      let value = String(text[text.index(after: equals)...])
      if secrets.contains(name) {
        faults.append(
          CommandFault(
            .usage,
            "\(name) is secret, and the list of processes shows what \(option) says: "
              + "give it with --answers -, a file, or the environment and --env-prefix"))
      } else if let index = texts.firstIndex(where: { $0.name == name }) {
        texts[index].values.append(value)
      } else {
        texts.append((name, [value]))
      }
    }
    return texts.map { GivenAnswer($0.name, .texts($0.values), source: source) }
  }

  /// What `--open` says: no answer, and no default either.
  private mutating func leaveOpen(_ names: [String]) {
    for name in names {
      if let answer = given.first(where: { $0.name == name }) {
        let answered = answer.source.description ?? "a flag"
        faults.append(
          CommandFault(
            .usage, "\(name) is left open by --open and answered by \(answered): remove one"))
      } else {
        given.append(GivenAnswer(name, .json(.null), source: .flag("--open")))
      }
    }
  }

  private mutating func file(
    _ path: String, _ form: Form, _ world: any World, source: AnswerSource
  ) -> [GivenAnswer] {
    do throws(CommandFaults) {
      let bytes = try readData(path, in: world, purpose: "the answers file")
      do throws(AnswerFileError) {
        return try AnswerFile(bytes, of: form, source: source).answers
      } catch {
        throw CommandFaults([error.fault(path)])
      }
    } catch {
      faults += error.faults
      return []
    }
  }
}

extension AnswerFileError {
  fileprivate func fault(_ path: String) -> CommandFault {
    let file = path == "-" ? "standard input" : path
    switch self {
    case .json(let reason, let source, let position):
      return CommandFault(.failed, reason, file: file, source, position)
    case .lines(let reason): return CommandFault(.failed, "\(file): \(reason)")
    }
  }
}
