// swift-tools-version: 6.2
import PackageDescription

// A package that knows nothing of Ballot but its name, and has a module with a name that anybody
// might have chosen. `scripts/stranger` builds it away from the checkout, and runs its program and
// one of the examples.
let package = Package(
  name: "Stranger",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "Ballot", path: "../..")],
  targets: [
    .target(name: "JSONValue"),
    .executableTarget(
      name: "Stranger",
      dependencies: ["JSONValue", .product(name: "Ballot", package: "Ballot")]),
    .executableTarget(
      name: "RadioGroups", dependencies: [.product(name: "Ballot", package: "Ballot")]),
  ]
)
