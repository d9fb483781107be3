// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: Swift 6 mode comes from the tools version, warnings are
/// errors, and the upcoming features police the borders between the modules.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// A target of `Sources`, with the modules it may import: nothing points up.
func module(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// A test target; every one may use the screens, seeds and pseudo-terminals of `TestSupport`.
/// Data that a test reads by itself is excluded.
func tests(
  _ name: String, _ imports: [Target.Dependency], exclude data: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport"] + imports, exclude: data, swiftSettings: settings)
}

/// The programs of `scripts/examples/swift`, which are a package of their own too; the tests drive
/// them. Another name keeps the two packages apart.
let examples = ["RadioButtons", "RadioGroups", "Toggles", "Delegates", "Pickers"].map { name in
  Target.executableTarget(
    name: "Example\(name)", dependencies: ["Ballot"],
    path: "scripts/examples/swift/Sources/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "Ballot",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Ballot", targets: ["Ballot"]),
    .executable(name: "ballot", targets: ["BallotMain"]),
  ],
  targets: [
    module("BallotJSON"),
    module("BallotMatching"),
    module("BallotArguments", ["BallotMatching"]),
    module("BallotTerminal"),
    module("BallotForms", ["BallotJSON", "BallotMatching", "BallotTerminal"]),
    module("BallotPOSIX", ["BallotTerminal"]),
    module("BallotAnswers", ["BallotArguments", "BallotForms", "BallotJSON", "BallotTerminal"]),
    module(
      "Ballot",
      [
        "BallotAnswers", "BallotArguments", "BallotForms", "BallotJSON", "BallotPOSIX",
        "BallotTerminal",
      ]),
    module(
      "BallotCommand",
      [
        "BallotAnswers", "BallotArguments", "BallotForms", "BallotJSON", "BallotMatching",
        "BallotTerminal",
      ]),
    .executableTarget(
      name: "BallotMain", dependencies: ["BallotCommand", "BallotPOSIX"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["BallotJSON", "BallotTerminal"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("BallotJSONTests", ["BallotJSON"], exclude: ["JSONTestSuite"]),
    tests("BallotArgumentsTests", ["BallotArguments"]),
    tests("BallotMatchingTests", ["BallotMatching"]),
    tests("BallotTerminalTests", ["BallotTerminal"], exclude: ["Data", "Picture/Snapshots"]),
    tests(
      "BallotFormsTests", ["BallotForms", "BallotJSON", "BallotTerminal"],
      exclude: ["FormFile/Data", "Cases", "Questions/Snapshots", "Engine/Snapshots"]),
    tests(
      "BallotAnswersTests",
      ["BallotAnswers", "BallotArguments", "BallotForms", "BallotJSON", "BallotTerminal"]),
    tests(
      "BallotCommandTests",
      [
        "BallotCommand", "BallotAnswers", "BallotArguments", "BallotForms", "BallotJSON",
        "BallotTerminal",
      ],
      exclude: ["Snapshots"]),
    tests("BallotTests", ["Ballot", "BallotTerminal", "BallotJSON"]),
    tests("BallotPOSIXTests", ["BallotPOSIX", "BallotTerminal"]),
    tests(
      "ExampleTests",
      [
        "BallotMain", "BallotCommand", "BallotAnswers", "BallotForms", "BallotJSON",
        "BallotTerminal",
      ],
      exclude: ["Snapshots"]),
    tests(
      "EndToEndTests",
      ["BallotForms", "BallotJSON", "BallotMain", "BallotPOSIX", "BallotTerminal"]
        + examples.map { .target(name: $0.name) }),
  ] + examples
)
