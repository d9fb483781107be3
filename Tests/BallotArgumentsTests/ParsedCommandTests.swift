import BallotArguments
import Testing

private func run(_ command: CommandDeclaration, _ line: String) throws -> ParsedCommand {
  guard case .run(let parsed) = command.parse(arguments(line)) else {
    throw Unparsed(line: line)
  }
  return parsed
}

private struct Unparsed: Error {
  var line: String
}

@Test func absentAndEmptyValuesAreApart() throws {
  #expect(try run(SampleCommand.ballot, "form").value(of: "options-from") == nil)
  #expect(try run(SampleCommand.ballot, "form --options-from=").value(of: "options-from") == "")
  #expect(try run(SampleCommand.ballot, "form --options-from ''").value(of: "options-from") == "")
}

@Test func flagsAreUnsetOnOrOff() throws {
  let rows: [(line: String, state: Bool?)] = [
    ("form", nil), ("form --pretty", true), ("form --no-pretty", false),
    ("form --pretty --no-pretty", false), ("form --no-pretty -p", true),
  ]
  for row in rows {
    #expect(try run(SampleCommand.ballot, row.line).flag("pretty") == row.state, "\(row.line)")
  }
}

@Test func valuesKeepTheirOrderAndPlace() throws {
  let parsed = try run(SampleCommand.ballot, "form -o a x --preset=c -d d")
  #expect(parsed.path == ["form"])
  #expect(parsed.values(of: "default") == ["c", "d"])
  #expect(parsed.occurrences.map(\.position) == [2, 5, 6])
  #expect(parsed.occurrences.map(\.spelling) == ["-o", "--preset", "-d"])
  #expect(parsed.operands.map(\.argument.position) == [4])
  #expect(parsed.operand("FILE") == "x")
  #expect(parsed.rest == nil)
}

@Test func inversionWithdrawsTheValues() throws {
  let parsed = try run(SampleCommand.answers, "--lists news --no-lists")
  #expect(parsed.value(of: "lists") == nil)
  #expect(parsed.flag("lists") == false)
}

@Test func restIsParsedAgainWithItsPlaces() throws {
  let parsed = try run(SampleCommand.ballot, "form x -- --env qa")
  let rest = try #require(parsed.rest)
  #expect(SampleCommand.answers.parse(rest).transcript == "@5 --env not qa")
}

@Test func commandsAreFoundByTheirPath() {
  #expect(SampleCommand.ballot.command(at: [])?.name == "ballot")
  #expect(SampleCommand.ballot.command(at: ["choose"])?.name == "radio")
  #expect(SampleCommand.ballot.command(at: ["radio", "x"]) == nil)
}
