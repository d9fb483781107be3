import BallotForms

extension QuestionOption {
  /// The member of a form file that says the same.
  var member: QuestionMember {
    switch self {
    case .option: .options
    case .optionsFrom: .optionsFrom
    case .optionsJSON: .optionsJson
    case .optionsCommand: .optionsCommand
    case .read0: .read0
    case .delimiter: .delimiter
    case .columns: .columns
    case .valueKey: .valueKey
    case .labelKey: .labelKey
    case .detailKey: .detailKey
    case .iconKey: .iconKey
    case .ifOne: .ifOne
    case .ifNone: .ifNone
    case .other: .other
    case .name: .name
    case .default: .default
    case .defaultCommand: .defaultCommand
    case .optional: .optional
    case .multiple: .multiple
    case .min: .min
    case .max: .max
    case .check: .check
    case .secret: .secret
    case .repeat: .repeat
    case .number: .number
    case .path: .path
    case .exists: .exists
    case .pattern: .pattern
    case .message: .message
    case .placeholder: .placeholder
    case .typed: .typed
    case .master: .master
    case .sources: .sources
    case .when: .when
    case .detail: .detail
    case .icon: .icon
    case .style: .style
    case .orientation: .orientation
    case .height: .height
    case .query: .query
    case .preview: .preview
    case .previewPosition: .previewPosition
    case .tint: .tint
    case .onMarker: .onMarker
    case .offMarker: .offMarker
    case .mixedMarker: .mixedMarker
    case .labelsHidden: .labelsHidden
    case .onLabel: .onLabel
    case .offLabel: .offLabel
    case .key: .key
    case .onValue: .onValue
    case .offValue: .offValue
    }
  }

  /// The kinds of question that it is for.
  var kinds: [Kind] { member.kinds }
}
