import BallotForms
import BallotJSON
import BallotTerminal
import TestSupport
import Testing

/// Forms put together at random, asked with keys and lines pressed at random on screens of any size:
/// nothing crashes or hangs, no row is wider than the screen, and what is answered is allowed.
@Test func randomFormsAreAskedWithRandomKeys() throws {
  let seed = UInt64.random(in: 0...(.max))
  var random = SplitMix64(seed: seed)
  let start = ContinuousClock.now
  for round in 0..<2_000 {
    if start.duration(to: .now) > .seconds(2) { break }
    let form = randomForm(&random)
    let place = "seed \(seed), round \(round)"
    guard faults(in: form).isEmpty else { continue }
    let columns = random.number(in: 1...100)
    let keys = (0..<random.number(in: 0...40)).map { _ in
      random.pick(pressed, or: "Enter")
    }.joined(separator: " ")
    let ends = (0..<4).map { _ in random.number(in: 0...3) }
    var commands = 0
    func run(_ command: ShellCommand) -> MemoryWorld.CommandResult? {
      commands += 1
      switch ends[commands % ends.count] {
      case 0: return (Array("a\nb\n".utf8), .exited(status: 0, diagnostics: []))
      case 1: return ([], .exited(status: 1, diagnostics: Array("no\n\u{1B}[2J".utf8)))
      case 2: return ([], .exited(status: 127, diagnostics: []))
      default: return nil
      }
    }
    let scene = try Scene(
      form, keys: keys, columns: columns, rows: random.number(in: 1...30),
      runCommand: run, canGoBack: random.number(in: 0...1) == 0)
    let isWithin = scene.screen.rows.allSatisfy { $0.text.count <= columns }
    #expect(isWithin, "\(place), keys \(keys)\n\(scene.text)")
    if scene.outcome == .answered { expectAllowed(scene.result, form, place) }
  }
}

private let pressed = [
  "Enter", "Enter", "Enter", "Tab", "Shift-Tab", "Escape", "Up", "Down", "Left", "Right", "Space",
  "Backspace", "y", "n", "1", "2", "9", "/", "?", "Ctrl-A", "Ctrl-U", "Ctrl-L", "Home", "End",
  "PageUp", "PageDown", "F1", "\"ab\"", "Paste \"x\\ny\"", "Alt-A",
]

/// A form of up to six questions of all kinds.
private func randomForm(_ random: inout SplitMix64) -> Form {
  var items: [FormItem] = []
  for number in 0..<random.number(in: 1...6) {
    if random.number(in: 0...5) == 0 {
      items.append(.section(title: random.pick(["", "Part", "部分"], or: ""), when: []))
    }
    if random.number(in: 0...5) == 0, number > 0 {
      items.append(.note(lines: ["About {q0}.", "More."], when: [Condition("q0", .isAny, ["a"])]))
    }
    items.append(.question(randomQuestion("q\(number)", number, &random)))
  }
  var form = Form(title: random.number(in: 0...1) == 0 ? "Title" : nil, items: items)
  form.layout = random.number(in: 0...2) == 0 ? .steps : .page
  form.review = random.number(in: 0...2) == 0
  return form
}

private func randomQuestion(_ name: String, _ number: Int, _ random: inout SplitMix64) -> Question {
  func chance(_ one: Int) -> Bool { random.number(in: 1...one) == 1 }
  var question = Question(
    random.pick(Kind.allCases, or: .text), name: name,
    label: random.pick(["Label", "A long label of many words", "標籤", ""], or: ""))
  if question.kind == .radio || question.kind == .picker || question.kind == .toggle && chance(2) {
    question.options = ["a", "b", "c", "dd", "é"].prefix(random.number(in: 1...5)).map {
      Option(.string($0), label: $0 + $0, detail: chance(3) ? "detail" : nil)
    }
    if chance(4) { question.options[0].disabled = "not now" }
    question.isMultiple = question.kind == .picker && chance(3)
    if chance(4) { question.orientation = .horizontal }
    if question.kind == .picker {
      question.style = random.pick(pickerStyles().map(\.name), or: "menu")
      if chance(4), !question.isMultiple {
        question.options = []
        question.optionSource = .command("list")
      }
    }
    if question.kind == .toggle, chance(2) { question.master = "All" }
  }
  if question.kind == .text {
    if chance(3) { question.check = "check" }
    if chance(3) { question.defaultCommand = "default" }
    question.isSecret = chance(4)
    question.isRepeated = question.isSecret && chance(2)
  }
  if chance(3) { question.detail = "What it is for.\nIn two lines." }
  question.isOptional = question.kind != .confirm && chance(3)
  if number > 0, chance(4) { question.when = [Condition("q0", .isNone, ["a"])] }
  return question
}

/// Judges a result as if each answer had been given.
private func expectAllowed(_ result: String, _ form: Form, _ place: String) {
  guard case .object(let members)? = try? JSON(parsing: Array(result.utf8)) else {
    Issue.record("\(place): \(result)")
    return
  }
  for member in members {
    guard let question = form.questions.first(where: { $0.name == member.name }),
      question.optionSource == nil
    else { continue }
    do throws(Refusal) {
      _ = try Checking.answer(
        member.value, to: question, options: OptionList(question.options))
    } catch {
      Issue.record("\(place): \(member.name) is \(member.value.text()): \(error.reason)")
    }
  }
}
