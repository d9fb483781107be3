import BallotAnswers
import BallotArguments
import BallotTerminal

/// What the command line says about a preview, read and checked.
struct PreviewChoices {
  /// What is pressed.
  private(set) var keys: [Key] = []
  /// The size of the terminal.
  private(set) var size = Size(columns: 80, rows: 24)
  /// How an SVG picture is drawn; `nil` where text is wanted.
  private(set) var picture: ScreenPicture?
  /// Whether the form's commands are run.
  let runsCommands: Bool
  /// The file that is written; `nil` for standard output.
  let outputPath: String?
  /// The file that the picture is compared with.
  let expectedPath: String?
  /// What is wrong.
  private(set) var faults: [CommandFault] = []

  /// Sizes that make sense; below these columns a page cannot be drawn.
  private static let columns = Asker.fewestColumns...500
  private static let rows = 2...500

  /// Reads the options of a preview.
  /// - Parameter heights: what `--height` says of the terminal.
  init(_ command: ParsedCommand, heights: [String]) {
    func value(_ option: PreviewOption) -> String? { command.value(of: option.rawValue) }
    func isOn(_ option: PreviewOption) -> Bool { command.flag(option.rawValue) ?? false }
    outputPath = value(.output)
    expectedPath = value(.expect)
    runsCommands = isOn(.runCommands)
    let theme = value(.theme).flatMap(PictureTheme.init)
    if isOn(.svg) {
      picture = ScreenPicture(theme: theme ?? .automatic, title: value(.caption))
    } else if theme != nil || value(.caption) != nil {
      fault("--theme and --caption are for pictures: add --svg")
    }
    do throws(KeySyntaxError) {
      keys = try Key.parse(value(.keys) ?? "")
    } catch {
      fault("--keys: \(error)")
    }
    size.columns = number(.width, value(.width), in: Self.columns) ?? size.columns
    size.rows = number(.height, heights.last, in: Self.rows) ?? size.rows
  }

  private mutating func number(
    _ option: PreviewOption, _ text: String?, in range: ClosedRange<Int>
  ) -> Int? {
    guard let text else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    fault(
      "--\(option.rawValue) \(text): give a number from \(range.lowerBound) to "
        + "\(range.upperBound)")
    return nil
  }

  private mutating func fault(_ message: String) { faults.append(CommandFault(.usage, message)) }
}

extension ParsedCommand {
  /// Takes out the `--height` that stands before all questions: it is that of the terminal, while
  /// each after a question belongs to that.
  /// - Returns: its values.
  mutating func takeTerminalHeights() -> [String] {
    let isQuestion = { (option: OptionOccurrence) in FormItemOption(rawValue: option.name) != nil }
    let first = occurrences.firstIndex(where: isQuestion) ?? occurrences.endIndex
    let isHeight = { (option: OptionOccurrence) in option.name == PreviewOption.height.rawValue }
    let heights = occurrences[..<first].filter(isHeight).compactMap(\.text)
    occurrences = occurrences[..<first].filter { !isHeight($0) } + occurrences[first...]
    return heights
  }
}
