import BallotJSON

/// Where a form came from, as far as its rules differ.
public enum FormOrigin: Hashable, Sendable {
  /// A command that asks one question; its texts quote no answers, so a brace is a brace.
  case singleCommand
  /// A form of the command line, of a form file or of the library.
  case form
  /// A JSON Schema or another foreign description, whose names may be any text. Names that are no
  /// NAME have no flag and no variable: files and `--answer` answer them (decisions 1.12).
  case schema
}

/// All that is wrong with a form, from top to bottom: the rules that every form keeps, whoever
/// wrote it. An empty list means that it can be asked. At most 100 are looked for.
public func faults(in form: Form, from origin: FormOrigin = .form) -> [FormFault] {
  faults(in: form, from: origin, incomplete: [])
}

/// The most questions of a form. Nobody answers as many, and what a page does for each question in
/// view of all others stays quick.
let questionLimit = 1_000

/// The faults of a form of which some items could not be read whole: what depends on their values
/// is not judged.
func faults(in form: Form, from origin: FormOrigin, incomplete: Set<Int>) -> [FormFault] {
  let count = form.items.count { if case .question = $0 { true } else { false } }
  guard count <= questionLimit else {
    let reason = "\(count) questions are more than \(questionLimit): make several forms of them"
    return [FormFault(reason, at: FormPlace(.member("questions")))]
  }
  var rules = FormRules(form, origin, incomplete)
  rules.checkForm()
  for (index, item) in form.items.enumerated() {
    switch item {
    case .section(let title, let when):
      rules.checkTemplate(title, index, at: .member("section"))
      rules.checkConditions(when, of: index, at: FormPlace(item: index, .member("when")))
    case .note(let lines, let when):
      for line in lines { rules.checkTemplate(line, index, at: .member("note")) }
      rules.checkConditions(when, of: index, at: FormPlace(item: index, .member("when")))
    case .question(let question):
      rules.check(question, at: index)
    }
  }
  return rules.list.faults
}

/// The rules with what they know about the form as a whole.
struct FormRules {
  let form: Form
  let origin: FormOrigin
  let incomplete: Set<Int>
  let names: NameTable
  var list = FaultList()
  /// The values of the options of items that conditions compare with, as texts.
  var optionTexts: [Int: Set<String>] = [:]
  var patterns = PatternBudget()

  init(_ form: Form, _ origin: FormOrigin, _ incomplete: Set<Int>) {
    self.form = form
    self.origin = origin
    self.incomplete = incomplete
    // One question alone has no name that another could have taken.
    names = origin == .singleCommand ? NameTable() : NameTable(form)
  }

  mutating func check(_ question: Question, at index: Int) {
    checkNames(question, index)
    checkTemplate(question.label, index, at: .member("label"))
    checkConditions(question.when, of: index, at: FormPlace(item: index, .member("when")))
    guard !incomplete.contains(index) else { return }
    checkOptions(question, index)
    checkLimits(question, index)
    checkText(question, index)
    checkStyle(question, index)
    checkSources(question, index)
    checkDefaults(question, index)
  }

  /// `{name}` must quote an answer that is given before, or a fact (decisions 1.22).
  mutating func checkTemplate(_ text: String, _ index: Int, at step: FormPlace.Step) {
    guard origin != .singleCommand, text.utf8.contains(UInt8(ascii: "{")) else { return }
    for name in Template(text).names {
      checkReference(
        to: name, from: index, at: FormPlace(item: index, step),
        remedy: "write {{\(name)} for the text itself")
    }
  }

  /// Checks what belongs to no item.
  mutating func checkForm() {
    let place = FormPlace(.member("envPrefix"))
    if let prefix = form.environmentPrefix {
      if prefix.isEmpty {
        list.add(
          "an empty prefix would let any variable answer: name one, such as DEPLOY_", at: place)
      } else if !isVariablePrefix(prefix) {
        list.add(
          "\(quotedText(prefix)) begins no variable: use letters, digits and _, such as DEPLOY_",
          at: place)
      }
    }
    if form.questions.isEmpty {
      list.add("the form asks nothing: give it a question", at: FormPlace(.member("questions")))
    }
    for fact in form.given {
      if !isName(fact.name) {
        list.add(nameRule(fact.name), at: FormPlace(.member("given"), .nameOf(fact.name)))
      }
      switch fact.value {
      case .string, .number, .bool: break
      case .null, .array, .object:
        list.add(
          "a fact is text, a number, true or false: write one of them",
          at: FormPlace(.member("given"), .member(fact.name)))
      }
    }
  }
}

/// Why a text is no NAME, and what one is.
func nameRule(_ text: String) -> String {
  "\(quotedText(text)) is no name: use letters, digits, _ and -, with a letter first"
}

/// A text in quotation marks, harmless in a terminal and not longer than a message can bear.
func quotedText(_ text: String) -> String {
  let short = text.count > 60 ? text.prefix(59) + "…" : Substring(text)
  return JSON.string(String(short)).text()
}

/// Whether an environment variable may begin like this (POSIX XBD 8.1, lower case allowed).
private func isVariablePrefix(_ text: String) -> Bool {
  guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
  return text.utf8.allSatisfy { byte in
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
  }
}
