public import BallotForms
public import BallotTerminal

extension World {
  /// Whether nothing may be asked: `BALLOT_NONINTERACTIVE`, or a `CI` that is not empty, `0` or
  /// `false`.
  var forbidsAsking: Bool { isSet("BALLOT_NONINTERACTIVE") || isSet("CI") }

  /// Whether questions are asked line by line: `BALLOT_PLAIN`, or a terminal that cannot move its
  /// cursor.
  var wantsLines: Bool { isSet("BALLOT_PLAIN") || variable("TERM") == "dumb" }

  /// What judging a given answer needs: commands run to their end, and a look at the files.
  var surroundings: Surroundings {
    Surroundings(
      run: { command in self.output(of: command) },
      pathFault: { path, kind in
        switch (self.kind(of: path), kind) {
        case (.file, .file), (.folder, .folder): nil
        case (nil, _): "there is nothing at this path"
        case (.folder, .file): "is a folder, and a file is asked for"
        case (.file, .folder): "is a file, and a folder is asked for"
        }
      })
  }

  /// Runs a command to its end, before the form is on the terminal.
  private func output(of command: ShellCommand) -> Result<[UInt8], CommandFailure> {
    let stream = StreamID(-1)
    var output: [UInt8] = []
    do {
      try start(stream, .command(command))
      while true {
        switch try nextEvent(until: nil) {
        case .bytes(stream, let bytes): output += bytes
        case .ended(stream, let end):
          return CommandFailure(end).map { .failure($0) } ?? .success(output)
        case .bytes, .ended, .key, .resized, .resumed, .tick: continue
        }
      }
    } catch {
      return .failure(CommandFailure("the command could not be run"))
    }
  }

  private func isSet(_ name: String) -> Bool {
    switch variable(name) {
    case nil, "", "0", "false": false
    case .some: true
    }
  }
}

extension RunSettings {
  /// The looks that fit the locale and the terminal of a world (`LC_ALL`, `LC_CTYPE`, `LANG`;
  /// `NO_COLOR`, `COLORTERM`, `TERM`).
  public init(in world: any World, timeout: Duration? = nil) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(world.variable).first {
      !$0.isEmpty
    }
    let isUTF8 = locale.map { $0.uppercased().filter { $0 != "-" }.hasSuffix("UTF8") } ?? false
    self.init(
      theme: Theme(glyphs: isUTF8 ? .unicode : .ascii), colors: Self.colors(in: world),
      timeout: timeout)
  }

  private static func colors(in world: any World) -> ColorDepth {
    let terminal = world.variable("TERM") ?? ""
    if world.variable("NO_COLOR")?.isEmpty == false || terminal == "dumb" { return .none }
    switch world.variable("COLORTERM") {
    case "truecolor", "24bit": return .trueColor
    case .some, .none: return terminal.hasSuffix("256color") ? .indexed : .sixteen
    }
  }
}
