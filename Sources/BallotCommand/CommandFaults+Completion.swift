import BallotAnswers
import BallotForms
import BallotJSON

extension CommandFaults {
  /// What is said and returned.
  var completion: Completion { Completion(exitCode, diagnostics: text(program: "ballot")) }

  /// What is said under `--error-format json`: one object with all faults, in one line.
  var jsonCompletion: Completion {
    let object: JSON = [
      "exitCode": .integer(exitCode.rawValue), "faults": .array(faults.map(\.json)),
    ]
    return Completion(
      exitCode, diagnostics: String(decoding: object.utf8(.compact), as: UTF8.self) + "\n")
  }
}

extension CommandFault {
  /// The fault as an object; members that have nothing to say are left out.
  fileprivate var json: JSON {
    var members = [
      JSON.Member("exitCode", .integer(exitCode.rawValue)),
      JSON.Member("message", .string(message)),
    ]
    func add(_ name: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(name, value)) }
    }
    if let place {
      add("file", .string(place.file))
      add("line", .integer(place.position.line))
      add("column", .integer(place.position.column))
    }
    if let answer {
      add("name", .string(answer.name))
      add("value", answer.value.map(JSON.string))
      add("source", answer.source?.description.map(JSON.string))
      add("reason", .string(answer.refusal.reason))
      if !answer.refusal.allowed.isEmpty {
        add("allowed", .array(answer.refusal.allowed.map(JSON.string)))
      }
      add("nearest", answer.refusal.nearest.map(JSON.string))
    }
    return .object(members)
  }
}
