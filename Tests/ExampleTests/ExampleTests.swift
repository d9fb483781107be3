import BallotAnswers
import BallotCommand
import BallotForms
import BallotJSON
import BallotTerminal
import TestSupport
import Testing

/// The forms of `scripts/examples`, answered in every way: the same bytes come out.
@Suite struct ExampleTests {
  private func expect(_ world: MemoryWorld, _ example: Example, _ how: String) {
    let completion = runCommand(in: world)
    let found = String(decoding: completion.output, as: UTF8.self)
    #expect(
      found == example.result + "\n",
      """
      \(example.name) \(how): exit code \(completion.exitCode.rawValue)
      \(completion.diagnostics)\(world.terminal?.screen.text ?? "")
      """)
  }

  @Test func keysAnswerEveryExample() throws {
    for example in Example.all {
      expect(try MemoryWorld(example, keys: example.keys), example, "by keys")
    }
  }

  @Test func linesAnswerEveryExample() throws {
    for example in Example.all {
      let world = try MemoryWorld(example, lines: example.lines)
      expect(world, example, "by lines")
      #expect(world.terminal?.typedLines == [], "\(example.name): lines are left")
      for secret in example.answers where Example.secrets.contains(secret.name) {
        let transcript = String(
          decoding: (world.terminal?.writes ?? []).flatMap { $0 }, as: UTF8.self)
        #expect(!transcript.contains(secret.value.plainText), "\(example.name)")
      }
    }
  }

  @Test func answersGivenInOnePlaceAnswerEveryExample() throws {
    for example in Example.all {
      for place in Place.allCases {
        let given = GivenAnswers(example, prefix: "T_") { _ in place }
        expect(try MemoryWorld(example, given: given), example, "by \(place)")
      }
    }
  }

  @Test func anyMixOfPlacesAnswersEveryExample() throws {
    for seed in seeds(20) {
      var random = SplitMix64(seed: seed)
      for example in Example.all {
        var places: [String] = []
        let given = GivenAnswers(example, prefix: "T_") { answer in
          let place = random.pick(Place.allCases, or: .file)
          places.append("\(answer.name) by \(place)")
          return place
        }
        expect(
          try MemoryWorld(example, given: given), example,
          "seed \(seed), \(places.joined(separator: ", "))")
      }
    }
  }
}
