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
        rawValue, value: "ROWS", repetition: .every,
        help: "Before all questions, the height of the terminal; 24 if left out. After a picker, "
          + "the rows of its open list.")
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
