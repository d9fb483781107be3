/// The rows of a question with options: headings, the master, the options that the filter leaves,
/// and the other row. Nothing is made for rows that are not asked for, unless there are headings.
struct ChoiceRows {
  private let options: OptionList
  private let filter: OptionFilter?
  private let hasMaster: Bool
  private let hasOther: Bool
  /// Options and headings in order, only where the options have sections.
  private var sectioned: [OptionRow.Role]?

  init(options: OptionList, hasMaster: Bool, hasOther: Bool, filter: OptionFilter?) {
    self.options = options
    self.filter = filter
    self.hasMaster = hasMaster
    self.hasOther = hasOther
    guard options.hasSections, filter?.isNarrowing != true else { return }
    var roles: [OptionRow.Role] = []
    var section: String?
    for position in 0..<options.count {
      let next = options[position].section
      if let next, next != section { roles.append(.heading) }
      section = next
      roles.append(.option(position))
    }
    sectioned = roles
  }

  private var middle: Int { sectioned?.count ?? filter?.count ?? options.count }

  /// How many rows there are.
  var count: Int { (hasMaster ? 1 : 0) + middle + (hasOther ? 1 : 0) }

  /// The index of the other row.
  var otherIndex: Int? { hasOther ? count - 1 : nil }

  /// What stands at an index below `count`.
  func role(_ index: Int) -> OptionRow.Role {
    if hasMaster, index == 0 { return .master }
    let inner = index - (hasMaster ? 1 : 0)
    if inner >= middle { return .other }
    if let sectioned { return sectioned[inner] }
    return .option(filter?.position(atRank: inner) ?? inner)
  }

  /// The positions of the options in the order of their rows. Where there is a filter, this is one
  /// pass over its matches, while asking for the role of each row is one pass each.
  var positions: [Int] {
    guard let sectioned else { return filter?.positions ?? Array(0..<options.count) }
    return sectioned.compactMap { role in
      if case .option(let position) = role { position } else { nil }
    }
  }

  /// The heading at an index whose role is a heading: the section of the option behind it.
  func heading(_ index: Int) -> String {
    guard index + 1 < count, case .option(let position) = role(index + 1) else { return "" }
    return options[position].section ?? ""
  }

  /// The index at which an option stands; `nil` where the filter hides it.
  func index(ofPosition position: Int) -> Int? {
    let lead = hasMaster ? 1 : 0
    if let sectioned {
      return sectioned.firstIndex(of: .option(position)).map { $0 + lead }
    }
    if let filter, filter.isNarrowing {
      return filter.rank(ofPosition: position).map { $0 + lead }
    }
    return position < options.count ? position + lead : nil
  }

  /// Whether the row at an index can have the cursor.
  func isEnabled(_ index: Int) -> Bool {
    switch role(index) {
    case .option(let position): options.isEnabled(position)
    case .master: options.enabledPosition(after: nil, by: 1) != nil
    case .other: true
    case .heading: false
    }
  }

  /// The nearest row after `index` in `direction` (1 or -1) that can have the cursor.
  func next(after index: Int?, by direction: Int, wrapping: Bool) -> Int? {
    guard count > 0 else { return nil }
    var next = (index ?? (direction > 0 ? -1 : count)) + direction
    for _ in 0..<count {
      if wrapping { next = (next % count + count) % count }
      guard next >= 0, next < count else { return nil }
      if isEnabled(next) { return next }
      next += direction
    }
    return nil
  }

  /// The row that can have the cursor nearest to `index`, looking on in `direction` first.
  func nearest(_ index: Int, direction: Int) -> Int? {
    guard count > 0 else { return nil }
    let index = max(0, min(index, count - 1))
    if isEnabled(index) { return index }
    return next(after: index, by: direction, wrapping: false)
      ?? next(after: index, by: -direction, wrapping: false)
  }
}
