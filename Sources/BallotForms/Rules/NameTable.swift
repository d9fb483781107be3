import BallotJSON

/// The names of a form's answers, facts and controls, with where they are borne.
struct NameTable {
  /// Who bears the name of an answer.
  struct Bearers {
    /// The items that ask for it, ascending: the question itself and controls over it.
    var items: [Int]
    /// The question whose own name it is; `nil` where only `sources` mention it.
    var own: Int?

    /// The question that says which values it takes.
    var model: Int { own ?? items[0] }
  }

  private var answers: [String: Bearers] = [:]
  /// The first item of each name that a question or control bears.
  private var owners: [String: Int] = [:]
  private var controls: Set<String> = []
  private var facts: Set<String> = []
  /// The names of answers in the order in which they are first asked.
  private(set) var ordered: [String] = []
  /// Those that share a variable, by it; and those that share a key of the result formats.
  private var variables: [String: String] = [:]
  private var keys: [String: String] = [:]

  /// A table without names.
  init() {}

  init(_ form: Form) {
    facts = Set(form.given.map(\.name))
    for (index, item) in form.items.enumerated() {
      guard case .question(let question) = item else { continue }
      if !question.isNamedAfterSources, owners[question.name] == nil {
        owners[question.name] = index
      }
      if question.sources.isEmpty {
        bear(question.name, index, isOwn: true)
        if answers[question.name]?.own == index {
          claim(question.name, key: question.key)
        }
      } else {
        if !question.isNamedAfterSources { controls.insert(question.name) }
        for name in question.sources { bear(name, index, isOwn: false) }
      }
    }
    for name in ordered where answers[name]?.own == nil { claim(name, key: nil) }
  }

  private mutating func bear(_ name: String, _ index: Int, isOwn: Bool) {
    if answers[name] == nil { ordered.append(name) }
    var bearers = answers[name] ?? Bearers(items: [], own: nil)
    if bearers.items.last != index { bearers.items.append(index) }
    if isOwn, bearers.own == nil { bearers.own = index }
    answers[name] = bearers
  }

  private mutating func claim(_ name: String, key: String?) {
    let key = key ?? plainKey(name)
    if keys[key] == nil { keys[key] = name }
    guard isName(name) else { return }
    let variable = variableName(name)
    if variables[variable] == nil { variables[variable] = name }
  }

  /// Who bears the answer of this name.
  func bearers(of name: String) -> Bearers? { answers[name] }

  /// The first item whose own name this is.
  func owner(of name: String) -> Int? { owners[name] }

  /// Whether it is the name of a control that drives other answers and holds none.
  func isControl(_ name: String) -> Bool { controls.contains(name) }

  /// Whether it is a fact.
  func isFact(_ name: String) -> Bool { facts.contains(name) }

  /// The name that has this name's variable, where it is another.
  func sharesVariable(_ name: String) -> String? {
    guard isName(name) else { return nil }
    return variables[variableName(name)].flatMap { $0 == name ? nil : $0 }
  }

  /// The name that has this key in the result formats, where it is another.
  func sharesKey(_ name: String, _ key: String?) -> String? {
    keys[key ?? plainKey(name)].flatMap { $0 == name ? nil : $0 }
  }

  /// The answer whose flag is this one's with `no-` before it.
  func inverted(_ name: String) -> String? {
    guard isName(name) else { return nil }
    return variables["NO_" + variableName(name)]
  }

  /// The names of answers and facts that an item may refer to.
  func known(before index: Int) -> [String] {
    ordered.prefix(1000).filter { (answers[$0]?.items.last ?? index) < index } + facts.sorted()
  }
}

extension Question {
  /// Whether it is a control without a name of its own, called after its sources.
  var isNamedAfterSources: Bool { !sources.isEmpty && name == sources.joined(separator: ",") }
}

/// A name as the key of the shell, dotenv and github formats.
private func plainKey(_ name: String) -> String {
  String(name.unicodeScalars.map { isLetterOrDigit($0) ? Character($0) : "_" })
}

private func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "A"..."Z", "a"..."z", "0"..."9": true
  default: false
  }
}
