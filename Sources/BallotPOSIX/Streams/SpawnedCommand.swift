#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// A shell that was started for a command, in a session of its own and so without a terminal, and
/// the pipes to it.
struct SpawnedCommand {
  /// The shell's number, which is also that of its process group.
  let process: pid_t
  /// What it writes to its standard output.
  let output: CInt
  /// What it writes to its standard error.
  let diagnostics: CInt
  /// Where it reads from; `nil` when it was given nothing, and reads `/dev/null`.
  let input: CInt?

  /// Runs `/bin/sh -c` with the script.
  init(_ command: ShellCommand) throws(SystemError) {
    let output = try System.pipe()
    var toClose = [output.writing]
    var toCloseOnFailure = [output.reading]
    defer { toClose.forEach(System.close) }
    do throws(SystemError) {
      let diagnostics = try System.pipe()
      toClose.append(diagnostics.writing)
      toCloseOnFailure.append(diagnostics.reading)
      var input: (reading: CInt, writing: CInt)?
      if !command.input.isEmpty {
        let pipe = try System.pipe()
        toClose.append(pipe.reading)
        toCloseOnFailure.append(pipe.writing)
        input = pipe
      }
      process = try Self.spawn(
        command, input: input?.reading, output: output.writing, diagnostics: diagnostics.writing)
      self.output = output.reading
      self.diagnostics = diagnostics.reading
      self.input = input?.writing
    } catch {
      toCloseOnFailure.forEach(System.close)
      throw error
    }
  }

  /// The script for the shell, or a shell's way to a folder first, as not every system's
  /// `posix_spawn` knows one. Folder and script are arguments to it, no part of its program.
  private static func arguments(_ command: ShellCommand) throws(SystemError) -> [String] {
    guard let folder = command.folder else { return [command.script] }
    guard try FileStatus(folder, followingLinks: true)?.isFolder == true else {
      throw SystemError(call: .posixSpawn, code: ENOENT)
    }
    let path = folder.hasPrefix("/") ? folder : "./" + folder
    return [#"cd "$1" && exec /bin/sh -c "$2""#, "sh", path, command.script]
  }

  private static func spawn(
    _ command: ShellCommand, input: CInt?, output: CInt, diagnostics: CInt
  ) throws(SystemError) -> pid_t {
    // The shell expects ends that block; ours keep their flags, as both are descriptions apart.
    for end in [input, output, diagnostics].compactMap(\.self) {
      _ = try System.retrying(.fcntl) { fcntl(end, F_SETFL, fcntl(end, F_GETFL) & ~O_NONBLOCK) }
    }
    var setup = SpawnSetup()
    defer { setup.free() }
    if let input {
      setup.duplicate(input, to: 0)
    } else {
      setup.open("/dev/null", as: 0)
    }
    setup.duplicate(output, to: 1)
    setup.duplicate(diagnostics, to: 2)
    return try setup.spawn(
      "/bin/sh", ["sh", "-c"] + (try arguments(command)),
      environment: Environment.entries(changing: command.environment))
  }
}
