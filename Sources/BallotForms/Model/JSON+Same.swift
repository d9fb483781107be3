import BallotJSON

extension JSON {
  /// Whether both are one value as JSON Schema compares them (Core, section 4.2.2): numbers by what
  /// they are worth, objects whatever the order of their members.
  func isSame(as other: JSON) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left.isEqual(to: right)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { member in
          other[member.name].map { member.value.isSame(as: $0) } ?? false
        }
    case (.null, _), (.bool, _), (.number, _), (.string, _), (.array, _), (.object, _):
      self == other
    }
  }
}
