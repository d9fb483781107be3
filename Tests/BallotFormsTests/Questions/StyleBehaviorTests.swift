import BallotForms
import BallotTerminal
import Testing

/// What a style tells keys is what it draws.
@Suite struct StyleBehaviorTests {
  static var styles: [any PickerStyle] { pickerStyles() }

  static func configuration(
    _ count: Int, columns: Int, rows: Int, cursor: Int?, isOpen: Bool,
    _ change: (inout Question) -> Void
  ) -> PickerConfiguration {
    let question = Question.make(.picker, "p", "Where the release goes first", [], change)
    let size = Size(columns: columns, rows: rows)
    var configuration = PickerConfiguration(
      question: question, context: Context(size: size, theme: Theme()), count: count,
      row: { OptionRow(role: .option($0), label: "option \($0)", detail: "what \($0) is") },
      cursor: cursor, offset: cursor ?? 0, isOpen: isOpen)
    configuration.position = "\(count) options"
    if isOpen { configuration.filter = (Line("opt"), 3) }
    return configuration
  }

  @Test func theBehaviorOfAStyleIsThatOfItsBody() {
    let questions: [(String, (inout Question) -> Void)] = [
      ("one", { _ in }), ("several", { $0.isMultiple = true }),
      ("flat", { $0.orientation = .horizontal }), ("high", { $0.height = 30 }),
    ]
    for style in Self.styles {
      for count in [0, 1, 3, 5, 8, 40] {
        for (columns, rows) in [(80, 24), (40, 10), (20, 5), (12, 2)] {
          for (name, change) in questions {
            for isOpen in [false, true] {
              for cursor in [nil, count - 1] where cursor != -1 {
                let configuration = Self.configuration(
                  count, columns: columns, rows: rows, cursor: cursor, isOpen: isOpen, change)
                let body = style.makeBody(configuration: configuration)
                #expect(
                  style.behavior(configuration: configuration) == body.behavior,
                  "\(style.name) \(name) \(count) \(columns)x\(rows) \(isOpen)")
              }
            }
          }
        }
      }
    }
  }

  /// A key must not lay out what only the frame after it shows.
  @Test func theBehaviorOfAListAsksForNoRow() {
    for style in Self.styles
    where ["menu", "inline", "navigation", "radioGroup"].contains(style.name) {
      var configuration = Self.configuration(
        1000, columns: 80, rows: 24, cursor: 500, isOpen: true
      ) { _ in }
      configuration.row = { index in
        Issue.record("\(style.name): row \(index)")
        return OptionRow(role: .heading, label: "")
      }
      _ = style.behavior(configuration: configuration)
    }
  }
}
