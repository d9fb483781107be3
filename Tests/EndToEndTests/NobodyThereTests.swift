import Foundation
import TestSupport
import Testing

/// No terminal, or none that may be used: nothing is asked, nothing waits, and nothing is answered
/// that nobody gave.
struct NobodyThereTests {
  private let radio = ["radio", "Deploy to", "dev", "prod"]

  /// Every question without an answer, and what a caller could mistake for one.
  @Test func aMissingAnswerIsSaidAtOnce() throws {
    let questions = [
      radio, ["toggle", "Sure?"], ["toggle", "Which?", "a", "b"], ["picker", "Pick", "a", "b"],
      ["text", "Name"], ["confirm", "Sure?"],
      ["form", "--radio", "env=Deploy to", "--option", "dev", "--toggle", "tests=Test?"],
    ]
    let inputs: [(String?, Bool)] = [
      (nil, true), ("", true), ("", false), ("\n", true), ("\n\n\n", false), ("y\nyes\n1\n", false),
    ]
    let cases = questions.flatMap { question in inputs.map { (question, $0.0, $0.1) } }
    try trials("F1", "questions with nobody there", count: nil, of: cases) { each, _ in
      let (question, input, closes) = each
      let run = try Invocation(ballot: question, input: input, closesInput: closes)
      run.expect(3, diagnostics: "ballot: ", "\(each)")
      return run.end == .exited(3) && run.time < .seconds(1) ? [] : ["took \(run.time)"]
    }
  }

  @Test func allThatIsMissingIsNamed() throws {
    let run = try Invocation(ballot: [
      "form", "--env-prefix", "DEPLOY_", "--radio", "env=Deploy to", "--option", "dev",
      "--toggle", "tests=Test?",
    ])
    run.expect(3, diagnostics: "DEPLOY_ENV")
    for text in ["--answer env=", "--answer tests=", "DEPLOY_TESTS"] {
      #expect(run.diagnostics.contains(text), "\(run.diagnostics)")
    }
  }

  @Test func defaultsAndGivenAnswersAreTaken() throws {
    try Invocation(ballot: ["radio", "--default", "prod"] + radio.dropFirst()).expect(
      0, output: "{\"answer\":\"prod\"}\n")
    try Invocation(ballot: ["radio", "--answer", "answer=dev"] + radio.dropFirst()).expect(
      0, output: "{\"answer\":\"dev\"}\n")
    try Invocation(ballot: ["confirm", "--yes", "Sure?"]).expect(0)
    try Invocation(ballot: ["toggle", "--default", "off", "--exit-status", "Sure?"]).expect(1)
    try Invocation(ballot: ["radio", "--answer", "answer=dve"] + radio.dropFirst()).expect(
      4, diagnostics: "dev")
  }

  @Test func optionsFromAPipeAreRead() throws {
    try Invocation(ballot: ["radio", "--default", "b", "Ask"], input: "a\nb\n").expect(
      0, output: "{\"answer\":\"b\"}\n")
    try Invocation(ballot: ["radio", "Ask"], input: "").expect(3)
  }

  /// The variables by which CI systems can be told (ci-info's `vendors.json`). Some are plain words,
  /// so none of them means anything here: with a terminal it asks, without one nobody is there.
  private static let vendors = [
    "APPVEYOR", "SYSTEM_TEAMFOUNDATIONCOLLECTIONURI", "bamboo_planKey", "BITBUCKET_COMMIT",
    "BITRISE_IO", "BUDDY_WORKSPACE_ID", "BUILDKITE", "CIRCLECI", "CIRRUS_CI",
    "CODEBUILD_BUILD_ARN", "CI_NAME", "DRONE", "DSARI", "GITHUB_ACTIONS", "GITLAB_CI",
    "GO_PIPELINE_LABEL", "HUDSON_URL", "JENKINS_URL", "BUILD_ID", "MAGNUM", "NETLIFY", "NEVERCODE",
    "RENDER", "SAILCI", "SEMAPHORE", "SHIPPABLE", "TDDIUM", "STRIDER", "TASK_ID", "RUN_ID",
    "TEAMCITY_VERSION", "TRAVIS", "NOW_BUILDER",
  ]

  @Test func aVendorsVariableMeansNothing() throws {
    try trials("F4", "variables of CI systems", count: nil, of: Self.vendors) { name, _ in
      let run = try Invocation(ballot: radio, environment: [name: "true"])
      if run.end != .exited(3) || !run.output.isEmpty { return ["without a terminal \(run)"] }
      let session = try Session(ballot: radio, environment: [name: "true"])
      try session.until("enter accept")
      session.press(.escape)
      return session.faults(after: .exited(130))
    }
  }

  /// With a terminal: what `CI` means.
  @Test func onlyTheVariablesOfTheContractForbidAsking() throws {
    let rows: [([String: String], Bool)] = [
      (["CI": "true"], false), (["CI": "1"], false), (["BALLOT_NONINTERACTIVE": "1"], false),
      (["CI": ""], true), (["CI": "0"], true), (["CI": "false"], true),
    ]
    for (environment, asks) in rows {
      let session = try Session(ballot: radio, environment: environment)
      if asks {
        try session.until("enter accept")
        session.press(.escape)
      }
      session.expectEnd(.exited(asks ? 130 : 3))
    }
    for arguments in [["--non-interactive"], ["--no-input"]] {
      let session = try Session(ballot: ["radio"] + arguments + radio.dropFirst())
      session.expectEnd(.exited(3))
    }
    let forced = try Session(
      ballot: ["radio", "--interactive"] + radio.dropFirst(), environment: ["CI": "true"])
    try forced.until("enter accept")
    forced.press(.down, .enter)
    forced.expectEnd(.exited(0), output: "{\"answer\":\"dev\"}\n")
  }

  @Test func aDefaultTakenOnlyForCIIsSaid() throws {
    let session = try Session(
      ballot: ["radio", "-r", "--default", "dev"] + radio.dropFirst(), environment: ["CI": "1"])
    session.expectEnd(.exited(0), output: "dev\n")
    #expect(session.text.contains("CI is set"), "\(session.picture)")
  }

  @Test func aLoopKeepsItsInput() throws {
    let script = """
      printf '%s\\n' one two three | while read -r line; do
        ballot confirm --yes "Delete $line?" && ballot toggle --default on "Sure?" && echo "$line"
      done
      """
    let answer = "{\"answer\":true}\n"
    try Invocation("/bin/sh", ["-c", script]).expect(
      0, output: "\(answer)one\n\(answer)two\n\(answer)three\n")
  }
}
