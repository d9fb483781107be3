import Foundation
import Testing

/// A block of Swift on a page.
private struct Block {
  /// The page and the line where the block begins.
  let place: String
  let text: String

  /// The blocks of the pages, but for lines of a package's manifest and tests of a reader's own.
  static func all() throws -> [Block] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalogue = root.appendingPathComponent("Sources/Ballot/Ballot.docc")
    let files = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
    let pages = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
    return try ([root.appendingPathComponent("README.md")] + pages.sorted { $0.path < $1.path })
      .flatMap(blocks)
      .filter { !$0.text.hasPrefix(".") && !$0.text.contains("#expect") }
  }

  private static func blocks(of page: URL) throws -> [Block] {
    var blocks: [Block] = []
    var lines: [Substring]?
    let text = try String(contentsOf: page, encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line == "```swift" {
        lines = []
      } else if line == "```", let block = lines {
        let place = "\(page.lastPathComponent):\(index - block.count + 1)"
        blocks.append(Block(place: place, text: block.joined(separator: "\n")))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    return blocks
  }

  /// The block where it may stand in a file: declarations as they are, views in a body, statements
  /// in a function.
  func wrapped(_ number: Int) -> String {
    let text = text.replacing("import Ballot\n", with: "")
    let isUsedElsewhere = ["extension ", "@main", ": PickerStyle"].contains { text.contains($0) }
    if isUsedElsewhere { return text }
    if let first = text.first, first.isUppercase, !text.contains("run(") {
      return "struct Block\(number): View {\n\(variables)\nvar body: some View {\n\(text)\n}\n}"
    }
    return "func block\(number)() async throws {\n\(text)\n}"
  }
}

/// What the pages take for declared.
private let prelude = """
  import Ballot
  struct Deploy: Sendable {
    enum Environment: String, CaseIterable { case dev, staging, production }
    var environment = Environment.dev
    var runsTests = true
  }
  typealias Environment = Deploy.Environment
  struct Release { var name = ""; var replicas = 1; var password = "" }
  enum Flavor: String, CaseIterable, Identifiable { case chocolate, vanilla; var id: Self { self } }
  struct Topping: Identifiable {
    let name: String
    var id: String { name }
    static let sweet = [Topping(name: "honey")]
    static let salty = [Topping(name: "nuts")]
  }
  enum Thickness: String, CaseIterable, Identifiable { case thin, thick; var id: Self { self } }
  struct Border { var thickness = Thickness.thin }
  struct EmailList { var isSubscribed = false }
  enum Size: String, CaseIterable { case small, large }
  struct Order { var isHot = false }
  func deployForm() -> some View { Radio("Deploy to", selection: \\Deploy.environment) }
  func orderForm() -> some View { Toggle("Hot?", isOn: \\Order.isHot) }
  nonisolated(unsafe) let form: any View = deployForm()
  nonisolated(unsafe) var deploy = Deploy()
  nonisolated(unsafe) var order = Order()
  """

/// The variables that views on the pages are bound to.
private let variables = """
  @State var flavor = Flavor.vanilla
  @State var topping: String?
  @State var borders = [Border()]
  @State var vibrateOnRing = false
  @State var lists = [EmailList()]
  @State var code = ""
  @State var size: Size?
  @State var isWashed = false
  """

@Test func whatThePagesShowCompiles() throws {
  let blocks = try Block.all()
  #expect(blocks.count > 20)
  var program = prelude
  var starts: [(line: Int, block: Block)] = []
  for (number, block) in blocks.enumerated() {
    starts.append((program.count { $0 == "\n" } + 2, block))
    program += "\n" + block.wrapped(number)
  }
  for error in try compilerErrors(program) {
    let block = starts.last { $0.line <= error.line }?.block
    Issue.record("\(block?.place ?? "the prelude"): \(error.message)")
  }
}
