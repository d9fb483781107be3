/// The members of a question in a form file: the question options of the command line in camel
/// case. The one table of their types, kinds and meanings; the reader and the schema follow it.
public enum QuestionMember: String, CaseIterable {
  /// The members, by their names.
  case type, name, label, icon, detail, options, optionsFrom, optionsJson, optionsCommand, read0
  case delimiter, columns, valueKey, labelKey, detailKey, iconKey, ifOne, ifNone, other
  case `default`, optional, when, check, defaultCommand, orientation, style
  case onMarker, offMarker, mixedMarker, tint, labelsHidden, onLabel, offLabel, typed, master
  case sources, multiple, min, max, height, query, preview, previewPosition, secret, `repeat`
  case number, path, exists, pattern, message, placeholder, key, onValue, offValue

  /// What its value may be.
  var type: MemberType {
    switch self {
    case .type: .word(Kind.allCases.map(\.rawValue))
    case .name, .icon, .optionsCommand, .delimiter, .valueKey, .labelKey, .detailKey, .iconKey,
      .other, .check, .defaultCommand, .style, .onMarker, .offMarker, .mixedMarker, .onLabel,
      .offLabel, .typed, .master, .query, .preview, .pattern, .message, .placeholder, .key,
      .onValue, .offValue:
      .text
    case .label, .detail: .lines
    case .optionsFrom, .optionsJson: .file
    case .read0, .optional, .labelsHidden, .multiple, .secret, .repeat, .number, .exists: .flag
    case .options: .options
    case .columns: .wordList(LineFormat.Column.allCases.map(\.rawValue))
    case .ifOne: .word(IfOne.allCases.map(\.rawValue))
    case .ifNone: .word(IfNone.allCases.map(\.rawValue))
    case .orientation: .word(Orientation.allCases.map(\.rawValue))
    case .previewPosition: .word(PreviewPosition.allCases.map(\.rawValue))
    case .path: .word(PathKind.allCases.map(\.rawValue))
    case .default: .value
    case .when: .conditions
    case .tint: .color
    case .sources: .names
    case .min, .max: .number
    case .height: .count(from: 1)
    }
  }

  /// The kinds of question that have it.
  public var kinds: [Kind] {
    switch self {
    case .type, .name, .label, .icon, .detail, .when, .check, .tint, .labelsHidden: Kind.allCases
    case .optional, .default, .defaultCommand, .key: [.radio, .toggle, .picker, .text]
    case .options, .optionsFrom, .optionsJson, .optionsCommand, .read0, .delimiter, .columns,
      .valueKey, .labelKey, .detailKey, .iconKey, .ifOne, .ifNone, .onMarker, .offMarker,
      .mixedMarker:
      [.radio, .toggle, .picker]
    case .other: [.radio, .picker]
    case .pattern, .message: [.radio, .picker, .text]
    case .orientation: [.radio, .toggle]
    case .style, .sources: [.toggle, .picker]
    case .onLabel, .offLabel: [.toggle, .confirm]
    case .typed: [.confirm]
    case .master, .onValue, .offValue: [.toggle]
    case .multiple, .height, .query, .preview, .previewPosition: [.picker]
    case .min, .max: [.toggle, .picker, .text]
    case .secret, .repeat, .number, .path, .exists, .placeholder: [.text]
    }
  }

  /// Whether it decides what the answer may be, so that nothing is judged while it is unreadable.
  var decidesValues: Bool {
    switch self {
    case .type, .options, .optionsFrom, .optionsJson, .optionsCommand, .other, .sources, .multiple,
      .number:
      true
    case .name, .label, .icon, .detail, .read0, .delimiter, .columns, .valueKey, .labelKey,
      .detailKey, .iconKey, .ifOne, .ifNone, .default, .optional, .when, .check, .defaultCommand,
      .orientation, .style, .onMarker, .offMarker, .mixedMarker, .tint, .labelsHidden, .onLabel,
      .offLabel, .typed, .master, .min, .max, .height, .query, .preview, .previewPosition, .secret,
      .repeat, .path, .exists, .pattern, .message, .placeholder, .key, .onValue, .offValue:
      false
    }
  }
}
