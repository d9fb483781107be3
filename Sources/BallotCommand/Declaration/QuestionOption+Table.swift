import BallotForms

extension QuestionOption {
  /// What the option takes and means: the one place that single commands, forms, their help and
  /// their completions read.
  var entry: QuestionOptionEntry {
    switch self {
    case .option:
      .init(
        value: "VALUE", repeats: true, heading: .options,
        help: "One option; give it once for each.")
    case .optionsFrom:
      .init(
        value: "FILE", takesFile: true, heading: .options,
        help: "One option a line of FILE; - is standard input.")
    case .optionsJSON:
      .init(
        value: "FILE", takesFile: true, heading: .options,
        help: "A JSON array, or JSON values one after another: strings, numbers or objects. The "
          + "answer keeps its JSON type.")
    case .optionsCommand:
      .init(
        value: "COMMAND", heading: .options,
        help: "What sh -c COMMAND prints, one option a line.")
    case .read0:
      .init(heading: .options, help: "Options that are read end with NUL.")
    case .delimiter:
      .init(
        value: "TEXT", heading: .options,
        help: "Split each option that is read into VALUE, LABEL and DETAIL; \\t is a tab.")
    case .columns:
      .init(
        value: "LIST", heading: .options,
        help: "The order of those parts, such as label,value.")
    case .valueKey: keyEntry("value")
    case .labelKey: keyEntry("label")
    case .detailKey: keyEntry("detail")
    case .iconKey: keyEntry("icon")
    case .ifOne:
      .init(
        value: "WHAT", values: IfOne.allCases.map(\.rawValue),
        heading: .options, help: "Where one option is left: ask all the same, or take it.")
    case .ifNone:
      .init(
        value: "WHAT", values: IfNone.allCases.map(\.rawValue), heading: .options,
        help: "Where no option is left: fail with exit code 3, or skip the question.")
    case .other:
      .init(
        value: "LABEL", heading: .options,
        help: "A last row that takes text, which is then the answer.")
    case .name:
      .init(
        value: "NAME", scope: .singleCommand, heading: .answer,
        help: "The key in the JSON; answer if left out.")
    case .default:
      .init(
        value: "VALUE", repeats: true, heading: .answer,
        help: "What is chosen at the start, and the answer with nobody there.")
    case .defaultCommand:
      .init(
        value: "COMMAND", heading: .answer,
        help: "The first line that sh -c COMMAND prints is the default.")
    case .optional:
      .init(
        heading: .answer,
        help: "May stay unanswered: null.")
    case .multiple:
      .init(heading: .answer, help: "Several may be chosen.")
    case .min:
      .init(
        value: "N", heading: .answer,
        help: "The fewest choices, the lowest number, or the shortest text.")
    case .max:
      .init(
        value: "N", heading: .answer,
        help: "The most choices, the highest number, or the longest text.")
    case .check:
      .init(
        value: "COMMAND", heading: .answer,
        help: "Judges an answer, which it reads on its standard input; where it fails, the first "
          + "line it writes to standard error says why.")
    case .secret:
      .init(heading: .answer, help: "The text is never shown.")
    case .repeat:
      .init(heading: .answer, help: "Ask for the text twice.")
    case .number:
      .init(heading: .answer, help: "The answer is a number.")
    case .path:
      .init(
        value: "KIND", values: PathKind.allCases.map(\.rawValue),
        heading: .answer, help: "The answer is a path; Tab completes it.")
    case .exists:
      .init(heading: .answer, help: "The path must exist.")
    case .pattern:
      .init(
        value: "REGEX", heading: .answer,
        help: "A regular expression that typed text must match; ^ and $ tie it to the ends.")
    case .message:
      .init(
        value: "TEXT", heading: .answer,
        help: "What is said when an answer is refused.")
    case .placeholder:
      .init(value: "TEXT", heading: .looks, help: "Dim text in the empty field.")
    case .typed:
      .init(
        value: "WORD", heading: .answer,
        help: "The word that must be typed to go on.")
    case .master:
      .init(
        value: "LABEL", heading: .looks,
        help: "With options: a toggle for all of them.")
    case .sources:
      .init(
        value: "NAMES", scope: .form, heading: .answer,
        help: "The answers that this control sets together, such as top,bottom.")
    case .when:
      .init(
        value: "CONDITION", repeats: true, scope: .form, heading: .answer,
        help: "Ask only where NAME=VALUE or NAME!=VALUE holds; all of several must.")
    case .detail:
      .init(
        value: "TEXT", heading: .looks, help: "Help under the prompt.")
    case .icon:
      .init(
        value: "TEXT", heading: .looks, help: "A glyph before the prompt.")
    case .style:
      .init(
        value: "STYLE", heading: .looks,
        help: "The look. A toggle: automatic, switch, checkbox, button. A picker: automatic, menu, "
          + "segmented, inline, wheel, palette, navigation, radioGroup.")
    case .orientation:
      .init(
        value: "WAY", values: Orientation.allCases.map(\.rawValue),
        heading: .looks, help: "How options lie; horizontal as long as they fit.")
    case .height:
      .init(
        value: "ROWS", heading: .looks, help: "The rows of the open list.")
    case .query:
      .init(
        value: "TEXT", heading: .looks, help: "The filter's text at the start.")
    case .preview:
      .init(
        value: "COMMAND", heading: .looks,
        help:
          "What sh -c COMMAND prints of the option at the cursor is shown with the list; it finds "
          + "the option in BALLOT_OPTION.")
    case .previewPosition:
      .init(
        value: "WHERE", values: PreviewPosition.allCases.map(\.rawValue), heading: .looks,
        help: "Where that is shown; automatic: beside the list from 100 columns on, else below.")
    case .tint:
      .init(
        value: "COLOUR", heading: .looks,
        help: "The accent: a name, #rgb, #rrggbb, or a number from 0 to 255.")
    case .onMarker:
      .init(
        value: "TEXT", heading: .looks, help: "The mark of what is chosen or on.")
    case .offMarker:
      .init(
        value: "TEXT", heading: .looks, help: "The mark of what is not.")
    case .mixedMarker:
      .init(
        value: "TEXT", heading: .looks,
        help: "The mark of what is partly on.")
    case .labelsHidden:
      .init(
        heading: .looks, help: "Draw the control without its label.")
    case .onLabel:
      .init(
        value: "TEXT", heading: .looks, help: "The word for yes.")
    case .offLabel:
      .init(
        value: "TEXT", heading: .looks, help: "The word for no.")
    case .key:
      .init(
        value: "NAME", heading: .keys,
        help: "The name of the variable; the NAME if left out.")
    case .onValue:
      .init(value: "TEXT", heading: .keys, help: "The word for true.")
    case .offValue:
      .init(value: "TEXT", heading: .keys, help: "The word for false.")
    }
  }

  private func keyEntry(_ part: String) -> QuestionOptionEntry {
    .init(
      value: "KEY", heading: .options,
      help: "The member of each object that is the \(part).")
  }
}
