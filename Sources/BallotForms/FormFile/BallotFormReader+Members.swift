import BallotJSON
import BallotTerminal

extension BallotFormReader {
  /// Sets what a member says.
  /// - Returns: whether its value could be read.
  mutating func set(
    _ member: QuestionMember, to value: LocatedJSON, in question: inout Question, _ index: Int
  ) -> Bool {
    switch member {
    case .type, .default: return true  // read before and after the others
    case .name: return set(&question.name, log.text(value))
    case .label: return set(&question.label, log.lines(value)?.joined(separator: "\n"))
    case .icon: return set(&question.icon, log.text(value))
    case .detail: return set(&question.detail, log.lines(value)?.joined(separator: "\n"))
    case .options: return setOptions(value, of: &question, index)
    case .optionsFrom:
      return set(&question.optionSource, log.text(value).map { .lines(resolved($0)) })
    case .optionsJson:
      return set(&question.optionSource, log.text(value).map { .json(resolved($0)) })
    case .optionsCommand: return set(&question.optionSource, log.text(value).map { .command($0) })
    case .read0: return set(&question.lineFormat.endsWithNull, log.flag(value))
    case .delimiter: return set(&question.lineFormat.delimiter, log.text(value))
    case .columns: return set(&question.lineFormat.columns, columns(value))
    case .valueKey: return set(&question.recordKeys.value, log.text(value))
    case .labelKey: return set(&question.recordKeys.label, log.text(value))
    case .detailKey: return set(&question.recordKeys.detail, log.text(value))
    case .iconKey: return set(&question.recordKeys.icon, log.text(value))
    case .ifOne: return set(&question.ifOne, log.word(value, as: IfOne.self))
    case .ifNone: return set(&question.ifNone, log.word(value, as: IfNone.self))
    case .other: return set(&question.other, log.text(value))
    case .optional: return set(&question.isOptional, log.flag(value))
    case .when:
      question.when = conditions(value, of: index)
      return true
    case .check: return set(&question.check, log.text(value))
    case .defaultCommand: return set(&question.defaultCommand, log.text(value))
    case .orientation: return set(&question.orientation, log.word(value, as: Orientation.self))
    case .style: return set(&question.style, log.text(value))
    case .onMarker: return set(&question.markers.on, log.text(value))
    case .offMarker: return set(&question.markers.off, log.text(value))
    case .mixedMarker: return set(&question.markers.mixed, log.text(value))
    case .tint: return set(&question.tint, color(value))
    case .labelsHidden: return set(&question.labelsHidden, log.flag(value))
    case .onLabel: return set(&question.onLabel, log.text(value))
    case .offLabel: return set(&question.offLabel, log.text(value))
    case .typed: return set(&question.typed, log.text(value))
    case .master: return set(&question.master, log.text(value))
    case .sources: return set(&question.sources, sources(value))
    case .multiple: return set(&question.isMultiple, log.flag(value))
    case .min: return set(&question.minimum, log.number(value))
    case .max: return set(&question.maximum, log.number(value))
    case .height: return set(&question.height, log.integer(value))
    case .query: return set(&question.query, log.text(value))
    case .preview: return set(&question.preview, log.text(value))
    case .previewPosition:
      return set(&question.previewPosition, log.word(value, as: PreviewPosition.self))
    case .secret: return set(&question.isSecret, log.flag(value))
    case .repeat: return set(&question.isRepeated, log.flag(value))
    case .number: return set(&question.isNumber, log.flag(value))
    case .path: return set(&question.path, log.word(value, as: PathKind.self))
    case .exists: return set(&question.mustExist, log.flag(value))
    case .pattern: return set(&question.pattern, log.text(value))
    case .message: return set(&question.message, log.text(value))
    case .placeholder: return set(&question.placeholder, log.text(value))
    case .key: return set(&question.key, log.text(value))
    case .onValue: return set(&question.onValue, log.text(value))
    case .offValue: return set(&question.offValue, log.text(value))
    }
  }

  private func set<Value>(_ place: inout Value, _ value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private func set<Value>(_ place: inout Value?, _ value: Value?) -> Bool {
    place = value
    return value != nil
  }

  /// A file's path, relative to the folder of the form file.
  private func resolved(_ path: String) -> String {
    path == "-" || path.hasPrefix("/") ? path : folder + path
  }

  private mutating func columns(_ value: LocatedJSON) -> [LineFormat.Column]? {
    guard case .array(let elements) = value.value else { return log.texts(value).map { _ in [] } }
    let columns = elements.compactMap { log.word($0, as: LineFormat.Column.self) }
    if elements.isEmpty { log.add("a line has a part: name one, such as \"value\"", at: value) }
    return columns.count == elements.count && !columns.isEmpty ? columns : nil
  }

  private mutating func sources(_ value: LocatedJSON) -> [String]? {
    guard let names = log.texts(value) else { return nil }
    if names.count > Self.limit || names.isEmpty {
      log.add("sources are 1 to \(Self.limit) names: list them, or remove this", at: value)
      return nil
    }
    return names
  }

  mutating func color(_ value: LocatedJSON) -> Color? {
    let text: String
    switch value.value {
    case .number(let number): text = number.text
    case .null, .bool, .string, .array, .object:
      guard let given = log.text(value) else { return nil }
      text = given
    }
    if let color = Color(named: text) { return color }
    log.add(
      "\(quotedText(text)) is no colour: write a name, \"#rgb\", \"#rrggbb\", or a number from 0 "
        + "to 255", at: value.range.lowerBound, insteadOf: text, known: Color.names)
    return nil
  }
}
