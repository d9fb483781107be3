import Foundation
import TestSupport
import Testing

/// A shell that has read a completion script: what it offers at the end of a line.
struct CompletionProbe {
  /// A word that is offered.
  struct Offer: Hashable {
    let word: String
    let detail: String
  }

  /// The shell: bash, zsh or fish.
  let shell: String
  /// The folder that it stands in, which holds the completion script as `script`.
  let folder: URL

  /// The shells that are installed.
  static let shells = ["bash", "zsh", "fish"].filter { Ballot.find($0) != nil }

  /// What is offered for each line; blanks part its words.
  func offers(_ lines: [String]) throws -> [[Offer]] {
    let output =
      switch shell {
      case "zsh": try zsh(lines)
      case "fish": try run(lines.map { "complete -C \(quoted($0)); echo \(Self.mark)" })
      case _: try run(lines.map(bash))
      }
    var all: [[Offer]] = [[]]
    for line in output.split(separator: "\n") {
      if line == Self.mark {
        all.append([])
      } else {
        all[all.endIndex - 1].append(offer(String(line)))
      }
    }
    #expect(all.last == [], "\(shell): \(output)")
    return all.dropLast()
  }

  /// What stands after the offers of a line.
  private static let mark = "----"

  /// `WORD`, or `WORD`, a tab and a detail. fish repeats what stands before `=`, marks folders, and
  /// bash quotes what it will put into the line.
  private func offer(_ line: String) -> Offer {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    var word = String(parts[0])
    switch shell {
    case "fish":
      if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
        word = String(word[word.index(after: equals)...])
      }
    case "bash": word = word.replacing("\\", with: "")
    case _: break
    }
    if word.hasSuffix("/") { word.removeLast() }
    return Offer(word: word, detail: parts.count > 1 ? String(parts[1]) : "")
  }

  private func run(_ commands: [String]) throws -> String {
    let program = (["source ./script"] + commands).joined(separator: "\n")
    return try ScriptRun(shell, ["-c", program], in: folder).output
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "\\'") + "'" }

  /// Calls the function that the script has set up, as readline does: it cuts words at `=` too.
  private func bash(_ line: String) -> String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).flatMap { word in
      word.split(separator: "=", omittingEmptySubsequences: false).enumerated().flatMap {
        $0.offset == 0 ? [String($0.element)] : ["=", String($0.element)]
      }
    }
    // After the last "=" nothing has begun yet.
    let last = words.count > 1 && words.last == "" && words[words.count - 2] == "="
    let cut = last ? words.dropLast() : words[...]
    let list = cut.map { "'\($0)'" }.joined(separator: " ")
    return """
      COMP_LINE='\(line)'; COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMPREPLY=(); $(complete -p -- "${COMP_WORDS[0]}" | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      ((${#COMPREPLY[@]} == 0)) || printf '%s\\n' "${COMPREPLY[@]}"; echo \(Self.mark)
      """
  }

  /// Types the lines and Tab in a terminal; `compadd`, through which all that zsh offers goes, also
  /// writes it to a file.
  private func zsh(_ lines: [String]) throws -> String {
    let setup = """
      autoload -U compinit; compinit -D -u; source ./script
      compadd() {
        if [[ -n ${argv[(r)-[OAD]*]} ]]; then builtin compadd "$@"; return; fi
        # Names that no caller has, whose arrays the arguments name.
        local -a _hits _shown
        local _place=${argv[(i)-d]}
        local _list=$argv[_place+1]
        [[ -z $_list ]] || _shown=("${(@P)_list}")
        builtin compadd -O _hits -D _shown "$@"
        for _place in {1..$#_hits}; do
          [[ -z $_hits[_place] ]] || print -r -- "$_hits[_place]"$'\\t'"${_shown[_place]##*  -- }"
        done >>offers
        builtin compadd "$@"
      }
      mark() { print -r -- \(Self.mark) >>offers; BUFFER= }
      zle -N mark; bindkey '^T' mark
      PS1='ready> '
      """
    try Data(setup.utf8).write(to: folder.appendingPathComponent("setup"))
    let offers = folder.appendingPathComponent("offers")
    try Data().write(to: offers)
    let path = try #require(Ballot.find("zsh"))
    let session = try Session(path, ["-f", "-i"])
    session.press("cd '\(folder.path)' && source ./setup\r")
    try session.until("ready>")
    for line in lines { session.press("\(line)\t\u{14}") }
    session.press("exit\r")
    #expect(session.terminal.waitForEnd() == .exited(0), "\(session.picture)")
    return String(decoding: try Data(contentsOf: offers), as: UTF8.self)
  }
}
