import Ballot
import BallotTerminal
import Testing

@Test func answersComeFromAThreadOfTheirOwn() async throws {
  let world = try MemoryWorld.pressing("Down Enter")
  let form = Radio("Deploy to", selection: \Deploy.target)
  let deploy = try await answers(for: Deploy(), to: form, in: world)
  #expect(deploy.target == .staging)
}

@Test func errorsComeFromThereToo() async throws {
  await #expect(throws: RunError.noTerminal(unanswered: ["region"])) {
    _ = try await answers(
      for: Deploy(),
      to: Picker("Region", selection: \Deploy.region) { Text("a").tag("a") },
      in: MemoryWorld(terminal: nil))
  }
}

@MainActor @Test func aFormRunsOnTheMainActor() throws {
  @MainActor final class Model {
    var picked: [String] = []
  }
  let model = Model()
  @State var drink = "tea"
  let form = Radio("Drink", selection: $drink) {
    Text("tea").tag("tea")
    Text("water").tag("water")
  }
  .onChange { _, new in model.picked.append(new) }
  try form.run(in: MemoryWorld.pressing("Down Enter"))
  #expect(model.picked == ["water"])
}
