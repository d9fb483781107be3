import Ballot
import BallotTerminal
import Testing

@Test func answersComeFromAThreadOfTheirOwn() async throws {
  let world = try MemoryWorld.pressing("Down Enter")
  let form = Radio("Deploy to", selection: \Deploy.target)
  let deploy = try await answers(for: Deploy(), to: form, in: world)
  #expect(deploy.target == .staging)
}

@Test func argumentsAnswerThereToo() async throws {
  let form = Radio("Deploy to", selection: \Deploy.target)
  let deploy = try await answers(
    for: Deploy(), to: form, arguments: ["deploy", "--deploy-to", "prod"],
    in: MemoryWorld(terminal: nil))
  #expect(deploy.target == .prod)
}

@Test func errorsComeFromThereToo() async throws {
  let form = Picker("Region", selection: \Deploy.region) { Text("a").tag("a") }
  do throws(RunError) {
    _ = try await answers(for: Deploy(), to: form, in: MemoryWorld(terminal: nil))
    Issue.record("answered")
  } catch {
    #expect(error.unanswered == ["region"])
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
