/// The functions of a script that offer values, each body once.
struct CompletionFunctions {
  /// What the names begin with; a number follows.
  let prefix: String
  private(set) var bodies: [String] = []

  init(prefix: String) { self.prefix = prefix }

  /// The name of the function with this body.
  mutating func name(of body: String) -> String {
    if let index = bodies.firstIndex(of: body) { return prefix + String(index + 1) }
    bodies.append(body)
    return prefix + String(bodies.count)
  }

  /// Every function with its name, in the order they were asked for.
  var all: [(name: String, body: String)] {
    bodies.enumerated().map { (prefix + String($0.offset + 1), $0.element) }
  }
}
