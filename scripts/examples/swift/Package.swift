// swift-tools-version: 6.2
import PackageDescription

// Five programs that ask with Ballot. The package depends on the checkout it stands in; yours names
// the repository instead: .package(url: "…/ballot", from: "1.0.0").
let package = Package(
  name: "BallotExamples",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Ballot", path: "../../..")],
  targets: ["RadioButtons", "RadioGroups", "Toggles", "Delegates", "Pickers"].map { name in
    .executableTarget(name: name, dependencies: [.product(name: "Ballot", package: "Ballot")])
  }
)
