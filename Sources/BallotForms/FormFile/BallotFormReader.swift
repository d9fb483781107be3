import BallotJSON

/// Reads Ballot's own form files.
struct BallotFormReader: FormReader {
  /// The most options, and the most items, that a form file may hold.
  static let limit = 10_000

  var log = ReadingLog()
  var origin: FormOrigin { .form }
  let root: LocatedJSON
  /// The folder of the form file with its last `/`; empty for the current one.
  let folder: Substring
  /// How many options have been read.
  var optionCount = 0

  init(_ root: LocatedJSON, path: String) {
    self.root = root
    folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  mutating func read() -> Form {
    var form = Form()
    guard let members = log.members(root) else {
      // One fault says it all.
      log.markUnread(FormMember.questions.rawValue, of: nil)
      return form
    }
    guard members.isEmpty || members.contains(where: { FormMember(rawValue: $0.name) != nil })
    else {
      log.markUnread(FormMember.questions.rawValue, of: nil)
      log.add(
        "this is no form: write \"questions\", or give a JSON Schema of type \"object\", an "
          + "elicitation request, or a cookiecutter.json", at: members[0].nameRange.lowerBound)
      return form
    }
    for member in members {
      guard let known = FormMember(rawValue: member.name) else {
        log.addUnknown(member, in: "a form", FormMember.allCases.map(\.rawValue))
        continue
      }
      if !set(known, to: member.value, in: &form) {
        log.markUnread(member.name, of: nil)
      }
    }
    return form
  }

  /// - Returns: whether the value could be read.
  private mutating func set(
    _ member: FormMember, to value: LocatedJSON, in form: inout Form
  ) -> Bool {
    switch member {
    case .schema: return true
    case .title:
      form.title = log.text(value)
      return form.title != nil
    case .envPrefix:
      form.environmentPrefix = log.text(value)
      return form.environmentPrefix != nil
    case .layout:
      let layout = log.word(value, as: Layout.self)
      form.layout = layout ?? .page
      return layout != nil
    case .review:
      let review = log.flag(value)
      form.review = review ?? false
      return review != nil
    case .given:
      guard let members = log.members(value) else { return false }
      form.given = members.map { JSON.Member($0.name, $0.value.json) }
      return true
    case .questions:
      guard case .array(let elements) = value.value else {
        log.add("questions are a list: write [ and ] around them", at: value)
        return false
      }
      if elements.count > Self.limit {
        log.add("more than \(Self.limit) items: split the form", at: elements[Self.limit])
      }
      for (index, element) in elements.prefix(Self.limit).enumerated() {
        form.items.append(item(element, index))
      }
      return true
    }
  }

  func offset(of place: FormPlace) -> Int {
    var value = root
    if let item = place.item {
      guard case .array(let elements)? = root[FormMember.questions.rawValue]?.value,
        elements.indices.contains(item)
      else { return root.range.lowerBound }
      value = elements[item]
    }
    for step in place.path {
      switch step {
      case .member(let name):
        guard let inner = value[name] else { return value.range.lowerBound }
        value = inner
      case .nameOf(let name):
        guard case .object(let members) = value.value,
          let member = members.last(where: { $0.name == name })
        else { return value.range.lowerBound }
        return member.nameRange.lowerBound
      case .index(let index):
        // A single text stands for a list of one.
        guard case .array(let elements) = value.value, elements.indices.contains(index) else {
          return value.range.lowerBound
        }
        value = elements[index]
      }
    }
    return value.range.lowerBound
  }
}
