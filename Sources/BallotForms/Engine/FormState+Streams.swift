import BallotJSON
import BallotTerminal

extension FormState {
  /// What commands of a question see: the answers before it as `BALLOT_ANSWER_NAME`, secrets
  /// never, and the variables that may carry secrets taken out.
  func environment(_ index: Int) -> [(String, String?)] {
    var variables: [(String, String?)] = []
    for slot in slots[..<index] {
      for name in slot.names {
        if slot.question.isSecret {
          if let prefix = form.environmentPrefix {
            variables.append((prefix + variableName(name), nil))
          }
        } else if slot.isShown, let answer = answers[name] {
          variables.append(("BALLOT_ANSWER_" + variableName(name), answer.value.plainText))
        }
      }
    }
    return variables
  }

  mutating func received(_ bytes: [UInt8], from id: StreamID, _ page: Context) -> [Effect] {
    guard let index = streams.running.firstIndex(where: { $0.id == id }) else { return [] }
    guard case .options(let slot) = streams.running[index].purpose, slots[slot].readsLines else {
      streams.running[index].output += bytes
      if case .preview(let slot) = streams.running[index].purpose {
        return showPreview(streams.running[index], slot)
      }
      return []
    }
    slots[slot].allOptions.append(bytes)
    slots[slot].prompt.options = slots[slot].allOptions
    return []
  }

  mutating func ended(_ id: StreamID, _ end: StreamEnd, _ page: Context) -> [Effect] {
    guard let found = streams.running.firstIndex(where: { $0.id == id }) else { return [] }
    let stream = streams.running.remove(at: found)
    let failure = CommandFailure(end)
    switch stream.purpose {
    case .check(let index): return checked(index, failure, page)
    case .existence(let index):
      if let failure { return refused(index, Refusal(failure.ending), page) }
      return check(index, page)
    case .preview(let index):
      var shown = stream
      if stream.output.isEmpty, let failure { shown.output = Array(failure.words.utf8) }
      return showPreview(shown, index)
    case .completion(let index):
      let names = stream.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      slots[index].prompt.complete(names)
      return []
    case .options(let index):
      listed(index, stream.output, failure)
      if index == judging { return judgeListed(index, page) }
      if index == focus, !slots[index].prompt.isBusy {
        slots[index].prompt.focus(context(index, page), answers)
      }
      return []
    case .initialValue(let index):
      takeDefault(index, stream.output, failure, page)
      return []
    }
  }

  /// Starts, changes or ends the preview of the option at the cursor.
  mutating func previewEffects() -> [Effect] {
    guard slots.indices.contains(focus), let script = slots[focus].question.preview else {
      return []
    }
    let subject = slots[focus].prompt.previewSubject
    return streams.preview(focus, subject, script, environment(focus))
  }

  /// Shows what a preview wrote; more than a screen can show is not waited for.
  private mutating func showPreview(_ stream: FormStreams.Running, _ index: Int) -> [Effect] {
    slots[index].prompt.show(
      preview: Array(stream.output.prefix(Self.previewLimit)), of: streams.previewSubject(index))
    guard stream.output.count > Self.previewLimit else { return [] }
    streams.running.removeAll { $0.id == stream.id }
    return [.stop(stream.id)]
  }

  /// The most bytes of a preview that are read.
  static let previewLimit = 1 << 16
}

/// A name as part of an environment variable: upper case, every character outside A–Z and 0–9
/// turned into `_`.
public func variableName(_ name: String) -> String {
  String(
    name.uppercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
    })
}
