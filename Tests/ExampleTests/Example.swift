import BallotJSON

/// One of `scripts/examples`: its form, and three ways to give the same answers.
struct Example {
  /// The name of its files.
  let name: String
  /// The facts that its script finds out.
  var facts: [String] = []
  /// What its script pipes in.
  var input: String?
  /// Whether it has a confirm.
  var isConfirmed = false
  /// What the variables of its answers begin with.
  var environmentPrefix = ""
  /// The keys of a person.
  let keys: String
  /// The lines of a person in line mode.
  let lines: [String]
  /// The result.
  let result: String

  static let all = [
    Example(
      name: "deploy", isConfirmed: true,
      keys: "3 Enter Space Down Down Enter n Enter Down Down Space Enter y Enter",
      lines: ["3", "us-east-1", "no", "1 3", "yes"],
      result: #"{"env":"prod","region":"us-east-1","tests":false,"notify":["team","sales"]}"#),
    Example(
      name: "release", facts: ["branch=main"], isConfirmed: true,
      keys: "Up \"2.0.1-rc.1\" Enter \"It sings\" Enter Enter \"ABCDEF0123\" Enter "
        + "Down Down Down Space Enter y Enter",
      lines: ["2.0.1-rc.1", "It sings", "", "ABCDEF0123", "3", "y"],
      result: #"{"bump":"2.0.1-rc.1","headline":"It sings","sign":true,"#
        + #""signer":"ABCDEF0123","publish":["website"]}"#),
    Example(
      name: "branches",
      input: "fix/typo\t3 weeks ago\nfeature/login\t9 days ago\ntry-it\t2 days ago\n",
      isConfirmed: true,
      keys: "Space Down Down Space Enter y Enter y Enter",
      lines: ["1 3", "yes", "yes"],
      result: #"{"branches":["fix/typo","try-it"],"remote":true}"#),
    Example(
      name: "scaffold",
      keys: "\"my-tool\" Enter Enter Down Down Enter Down Down Enter Enter Right Enter "
        + "Down Down Enter Enter Enter",
      lines: ["my-tool", "", "Python", "flask", "", "2", "3", "", ""],
      result: #"{"name":"my-tool","folder":"code/my-tool","language":"Python","#
        + #""framework":"flask","extras":["tests","ci"],"ci":"GitLab","#
        + #""licence":"GPL-3.0-or-later","git":true}"#),
    Example(
      name: "backup", isConfirmed: true, environmentPrefix: "BACKUP_",
      keys: "Space Down Down Down Space Enter Up \"/srv/backup\" Enter Ctrl-U \"90\" Enter "
        + "y Enter Down Enter Enter \"correct horse\" Enter \"correct horse\" Enter y Enter",
      lines: [
        "1 4", "/srv/backup", "90", "yes", "4", "", "correct horse", "correct horse", "yes",
      ],
      result: #"{"folders":["documents","etc"],"target":"/srv/backup","keep":90,"#
        + #""nightly":true,"hour":"03:00","encrypt":true,"passphrase":"correct horse"}"#),
    Example(
      name: "inventory",
      keys: "Space \"mail\" Enter Down Down Enter \"postfix\" Enter Ctrl-U \"200\" Enter",
      lines: ["mail.example.net", "2", "postfix", "200"],
      result: #"{"server":"mail.example.net","action":"logs","service":"postfix","lines":200}"#),
    Example(
      name: "vm", facts: ["kvm=no", "gpu=yes", "bridges=br0"],
      keys: "\"alpha\" Enter Space End Enter Ctrl-U \"4\" Enter Right Enter Ctrl-U \"64\" Enter "
        + "y Enter Right Enter Enter n Enter Enter",
      lines: ["alpha", "windows", "4", "3", "64", "y", "bridge", "", "n", ""],
      result: #"{"vm":"alpha","system":"windows","cores":4,"memory":8,"disk":64,"#
        + #""graphics":true,"network":"bridge","address":null,"start":false}"#),
    Example(
      name: "installer", isConfirmed: true, environmentPrefix: "LEDGER_",
      keys: "Down Enter Enter Down Space Enter Ctrl-U \"9443\" Enter Ctrl-U \"root\" Enter "
        + "\"s3cret words\" Enter \"s3cret words\" Enter \"AB12-CD34-EF56-GH78\" Enter y Enter",
      lines: [
        "1", "", "1 2", "9443", "root", "s3cret words", "s3cret words", "AB12-CD34-EF56-GH78",
        "yes",
      ],
      result: #"{"licence":"accept","folder":"/opt/ledger","parts":["server","web"],"#
        + #""port":9443,"admin":"root","password":"s3cret words","#
        + #""serial":"AB12-CD34-EF56-GH78"}"#),
    Example(
      name: "features",
      keys: "Enter Enter y Enter Enter Right Enter Ctrl-U \"Hi\" Enter",
      lines: ["", "", "yes", "", "error", "Hi"],
      result: #"{"search":true,"comments":true,"dark-mode":false,"log":"error","#
        + #""greeting":"Hi"}"#),
    Example(
      name: "inspector",
      keys: "Right Right Right Enter Enter Enter Enter Left Left Enter Enter Enter y Enter "
        + "Right Enter",
      lines: ["thick", "", "", "", "none", "", "", "yes", "green"],
      result: #"{"top":"thick","bottom":"thick","left":"thick","right":"none","#
        + #""round-top":true,"round-bottom":true,"colour":"green"}"#),
    Example(
      name: "commit",
      keys: "Down Enter \"parser\" Enter \"read empty files\" Enter Enter Enter",
      lines: ["1", "parser", "read empty files", "", ""],
      result: #"{"kind":"feat","scope":"parser","subject":"read empty files","body":null,"#
        + #""breaking":false}"#),
  ]

  /// The answers of the result, in its order.
  var answers: [JSON.Member] {
    guard case .object(let members)? = try? JSON(parsing: Array(result.utf8)) else { return [] }
    return members
  }

  /// The names of the secrets, which no flag takes.
  static let secrets = ["passphrase", "password"]
}
