import BallotForms
import BallotJSON

/// What a person did with a request of the Model Context Protocol (elicitation, `ElicitResult`).
enum ElicitationAction: String {
  /// Answered it.
  case accept
  /// Refused it: a confirm was answered with no.
  case decline
  /// Left it without saying either.
  case cancel
}

/// The result that goes back to who asked, in one line: what `--result mcp` prints.
/// - Parameter entries: the answers of an accepted request. The protocol knows no null: what was
///   left open is left out.
func elicitationResult(
  _ action: ElicitationAction, _ entries: [ResultEntry] = [], layout: JSONLayout
) -> [UInt8] {
  var members = [JSON.Member("action", .string(action.rawValue))]
  if action == .accept {
    let content = entries.compactMap { entry -> JSON.Member? in
      switch entry.state {
      case .value(let value): JSON.Member(entry.name, value)
      case .open, .hidden: nil
      }
    }
    members.append(JSON.Member("content", .object(content)))
  }
  return JSON.object(members).utf8(layout) + [UInt8(ascii: "\n")]
}
