import BallotArguments
import BallotTerminal

/// The options of `preview` alone, by their long names.
enum PreviewOption: String, CaseIterable {
  case keys, width, height, svg, theme, caption, output, expect
  case runCommands = "run-commands"

  /// The option as the command line has it.
  var declaration: OptionDeclaration {
    switch self {
    case .keys:
      OptionDeclaration(
        rawValue, value: "KEYS",
        help: "What is pressed, such as 'Down Space Enter \"typed text\" Ctrl-C'.")
    case .width:
      OptionDeclaration(
        rawValue, value: "COLUMNS", help: "The width of the terminal; 80 if left out.")
    case .height:
      OptionDeclaration(
        rawValue, value: "ROWS", help: "The height of the terminal; 24 if left out.")
    case .svg: OptionDeclaration(rawValue, help: "Draw an SVG picture instead of text.")
    case .theme:
      OptionDeclaration(
        rawValue, value: "THEME", validValues: PictureTheme.allCases.map(\.rawValue),
        help: "The pages that the SVG picture is for; auto if left out, which suits both.")
    case .caption:
      OptionDeclaration(
        rawValue, value: "TEXT", help: "The title of the window in the SVG picture.")
    case .output:
      OptionDeclaration(
        rawValue, value: "FILE", conflicts: ["expect"],
        help: "Write to FILE instead of standard output.", completion: .file)
    case .expect:
      OptionDeclaration(
        rawValue, value: "FILE",
        help: "Print nothing where FILE holds the same; else show the difference and exit with 1.",
        completion: .file)
    case .runCommands:
      OptionDeclaration(
        rawValue, help: "Run the form's commands; left out, they print nothing and succeed.")
    }
  }
}

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
  init(_ command: ParsedCommand) {
    func value(_ option: PreviewOption) -> String? { command.value(of: option.rawValue) }
    func isOn(_ option: PreviewOption) -> Bool { command.flag(option.rawValue) ?? false }
    outputPath = value(.output)
    expectedPath = value(.expect)
    runsCommands = isOn(.runCommands)
    let theme = value(.theme).flatMap(PictureTheme.init)
    if isOn(.svg) {
      // The cursor of line mode stands where the next line would be typed.
      picture = ScreenPicture(
        theme: theme ?? .automatic, title: value(.caption), showsCursor: !command.isOn(.plain))
    } else if theme != nil || value(.caption) != nil {
      fault("--theme and --caption are for pictures: add --svg")
    }
    do throws(KeySyntaxError) {
      keys = try Key.parse(value(.keys) ?? "")
    } catch {
      fault("--keys: \(error)")
    }
    size.columns = number(.width, value(.width), in: Self.columns) ?? size.columns
    size.rows = number(.height, value(.height), in: Self.rows) ?? size.rows
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
