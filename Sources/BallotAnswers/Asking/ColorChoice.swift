package import BallotTerminal

/// When colours are used, as `--color` says.
package enum ColorChoice: String {
  case auto, always, never
}

/// The colours to draw with. The first that says something counts: the flag; NO_COLOR
/// (no-color.org); FORCE_COLOR (force-color.org, with the numbers of npm's supports-color);
/// CLICOLOR_FORCE and CLICOLOR (bixense.com/clicolors); TERM; whether frames go to a terminal.
/// - Parameter variable: the value of an environment variable, or `nil`.
package func colorDepth(
  _ choice: ColorChoice, isTerminal: Bool, variable: (String) -> String?
) -> ColorDepth {
  func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
  let term = value("TERM") ?? ""
  let detected = detectedDepth(term: term, colorTerm: value("COLORTERM") ?? "")
  switch choice {
  case .always: return detected
  case .never: return .none
  case .auto: break
  }
  if value("NO_COLOR") != nil { return .none }
  switch value("FORCE_COLOR") {
  case nil: break
  case "0", "false": return .none
  case "1": return .sixteen
  case "2": return .indexed
  case "3": return .trueColor
  case .some: return detected
  }
  if let force = value("CLICOLOR_FORCE"), force != "0" { return detected }
  if value("CLICOLOR") == "0" { return .none }
  if ["", "dumb", "unknown"].contains(term) { return .none }
  return isTerminal ? detected : .none
}

/// What the terminal says that it can show.
private func detectedDepth(term: String, colorTerm: String) -> ColorDepth {
  if colorTerm == "truecolor" || colorTerm == "24bit" || term.hasSuffix("-direct") {
    return .trueColor
  }
  if term.hasSuffix("-256color") { return .indexed }
  return term == "linux" ? .eight : .sixteen
}
