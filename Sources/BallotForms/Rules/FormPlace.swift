/// Where in a form something is: an item, and the way from it to a value inside.
///
/// A form file turns it into a line and column, the command line into the name of an option.
public struct FormPlace: Hashable, Sendable {
  /// One step of the way.
  public enum Step: Hashable, Sendable {
    /// A member, by its name in a form file, such as `default`.
    case member(String)
    /// The name of a member itself, such as that of a condition.
    case nameOf(String)
    /// An element of a list, from 0.
    case index(Int)
  }

  /// The item's index in `Form.items`; `nil` for the form itself.
  public var item: Int?
  /// The way from the item, or from the form, to the value; empty for the item as a whole.
  public var path: [Step]

  /// A place in an item, or in the form.
  public init(item: Int? = nil, _ path: Step...) {
    self.item = item
    self.path = path
  }

  /// A place one step further inside.
  public func appending(_ step: Step) -> FormPlace {
    var place = self
    place.path.append(step)
    return place
  }
}

extension FormPlace: CustomStringConvertible {
  /// The way as people write it: `options[2].value`; empty for an item as a whole.
  public var description: String {
    var text = ""
    for step in path {
      switch step {
      case .member(let name), .nameOf(let name): text += text.isEmpty ? name : "." + name
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
