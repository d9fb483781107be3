import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// What a key costs, counted: bytes to the terminal, and rows that are looked at.
@Suite struct FrameCostTests {
  @Test func anArrowKeyTakesAtMostSixtyBytesAtAnyLabelWidth() throws {
    for width in [12, 70] {
      let options = (1...20).map { number in
        let name = "option-\(number)-"
        return Option(.string(name + String(repeating: "x", count: max(0, width - name.count))))
      }
      for kind in [Kind.radio, .picker] {
        for colors in [ColorDepth.none, .trueColor] {
          let form = Form(kind, "Pick one", options) { $0.style = "menu" }
          let keys = Array(repeating: "Down", count: 8).joined(separator: " ")
          let scene = try Scene(form, keys: keys, rows: 40, colors: colors)
          let costs = scene.writes.suffix(5).map(\.count)
          #expect(costs.allSatisfy { $0 <= 60 }, "\(kind) \(width) \(colors): \(costs)")
        }
      }
    }
  }

  @Test func anIdleFormWritesNothing() throws {
    let terminal = MemoryTerminal()
    let world = MemoryWorld(
      terminal: terminal,
      steps: [.key(.down), .event(.resized), .event(.tick), .event(.tick), .key(Key(.function(9)))])
    var state = try FormState(Form(.radio, "Deploy to", Sample.targets))
    _ = try? run(&state, in: world, on: terminal)
    let bytes = terminal.writes.count
    let again = MemoryWorld(
      terminal: terminal, steps: Array(repeating: .key(Key(.function(9))), count: 50))
    _ = try? run(&state, in: again, on: terminal)
    #expect(terminal.writes.count - bytes <= 2)
  }

  @Test func onlyRowsInViewAreLaidOut() throws {
    var asked = 0
    let configuration = PickerConfiguration(
      question: .make(.picker, "p", "P"),
      context: Context(size: Size(columns: 80, rows: 24), theme: Theme()),
      count: 1_000_000,
      row: { index in
        asked += 1
        return OptionRow(role: .option(index), label: "\(index)")
      }, cursor: 500_000, offset: 499_990, isOpen: true)
    for style in [
      MenuPickerStyle() as any PickerStyle, NavigationPickerStyle(), InlinePickerStyle(),
      WheelPickerStyle(),
    ] {
      asked = 0
      _ = style.makeBody(configuration: configuration)
      #expect(asked < 60, "\(style.name): \(asked)")
    }
  }
}
