import BallotJSON

/// A fault in how a question is written, whoever wrote it: a command line, a form file or a caller
/// of the library.
public struct QuestionFault: Error, Hashable, Sendable {
  /// The name of the question.
  public var name: String
  /// The option at fault as the command line writes it, without dashes, such as `min`.
  public var option: String
  /// What is wrong and what to do instead.
  public var reason: String

  /// A fault of one option of a question.
  public init(_ name: String, _ option: String, _ reason: String) {
    self.name = name
    self.option = option
    self.reason = reason
  }
}

extension Question {
  /// Everything that is wrong with the question by itself, its options left aside.
  public var faults: [QuestionFault] {
    var faults: [QuestionFault] = []
    func fault(_ option: String, _ reason: String) {
      faults.append(QuestionFault(name, option, reason))
    }
    if let unknown = unknownStyle { fault("style", unknown) }
    if let minimum, let maximum, maximum.isLess(than: minimum) {
      fault("min", "at least \(minimum.text) and at most \(maximum.text) cannot both hold")
    }
    if countsLimits {
      for (option, limit) in [("min", minimum), ("max", maximum)] {
        guard let limit, limit.integer.map({ $0 < 0 }) ?? true else { continue }
        fault(option, "\(limit.text) counts nothing: give a whole number from 0 on")
      }
    } else if minimum != nil || maximum != nil, kind == .picker {
      fault(minimum == nil ? "max" : "min", "counts choices: add --multiple")
    }
    if let pattern {
      do throws(PatternError) {
        _ = try Pattern(pattern)
      } catch {
        fault("pattern", "\(error)")
      }
    }
    if kind == .toggle, !isGroup, master != nil {
      fault("master", "is for several toggles: add options")
    }
    if isMultiple, other != nil { fault("other", "gives one answer: leave out --multiple") }
    if ifOne == .take, takesSeveral { fault("if-one", "take is for one answer, not for several") }
    return faults
  }

  /// Whether the limits count options or graphemes, not the size of a number.
  private var countsLimits: Bool { takesSeveral || (kind == .text && !isNumber) }

  /// What is wrong with the style's name; `nil` where there is such a style.
  private var unknownStyle: String? {
    let names: [String]
    switch kind {
    case .picker:
      if pickerStyle(named: style) != nil { return nil }
      names = pickerStyles().map(\.name)
    case .toggle:
      if toggleStyle(named: style) != nil { return nil }
      names = toggleStyles().map(\.name)
    case .radio, .text, .confirm: return nil
    }
    let nearest = nearestWord(to: style, in: names).map { "; did you mean \($0)?" } ?? "."
    return "there is no style \(style)\(nearest) Styles: \(names.joined(separator: ", "))"
  }

  /// Everything that is wrong with the question and its options, once all of them are known.
  public func faults(options: OptionList) -> [QuestionFault] {
    var faults: [QuestionFault] = []
    if takesSeveral {
      let enabled = (0..<options.count).count { options.isEnabled($0) }
      if let least = minimum?.integer, least > enabled, options.count > 0 {
        faults.append(
          QuestionFault(
            name, "min", "asks for \(least), and \(enabled) options can be chosen"))
      }
      if options.position(ofText: "") != nil {
        faults.append(
          QuestionFault(
            name, "option", "is empty, which where several may be chosen means none of them"))
      }
    }
    for (member, value) in initialValuesByName {
      do throws(Refusal) {
        _ = try Checking.answer(value, to: self, options: options)
      } catch {
        let place = member.map { " of \($0)" } ?? ""
        faults.append(
          QuestionFault(
            name, "default", "\(value.plainText)\(place) cannot be the default: \(error.words)"))
      }
    }
    return faults
  }

  private var initialValuesByName: [(String?, JSON)] {
    (initialValue.map { [(nil, $0)] } ?? []) + initialValues.map { ($0.name, $0.value) }
  }
}

extension Refusal {
  /// The reason with what is nearest and what is allowed, in one line without a full stop.
  public var words: String {
    var words = reason
    if let nearest { words += "; did you mean \(nearest)?" }
    guard !allowed.isEmpty else { return words }
    let shown = 20
    let more = allowed.count - shown
    words += nearest == nil ? "; allowed: " : " Allowed: "
    words += allowed.prefix(shown).joined(separator: ", ")
    return more > 0 ? "\(words) and \(more) more" : words
  }
}
