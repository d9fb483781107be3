package import BallotForms
package import BallotTerminal

extension Surroundings {
  /// The commands and files of a world.
  /// - Parameter deadline: when a command is given up, on the world's clock; `nil` for never.
  package init(of world: any World, until deadline: Duration?) {
    self.init(
      run: { command in
        do throws(CommandFaults) {
          let (output, end) = try collect(.command(command), in: world, until: deadline)
          if let failure = CommandFailure(end) { return .failure(failure) }
          return .success(output)
        } catch {
          return .failure(CommandFailure(error.faults.first?.message ?? "the command failed"))
        }
      }, pathFault: { world.pathFault($0, $1) })
  }
}
