import BallotForms
import BallotJSON
import BallotTerminal
import Testing

/// Keys in, answer out, for every kind and style.
@Suite struct ChoiceKeyTests {
  struct Row {
    let form: Form
    let keys: String
    /// The result, or `-` while the question is still asked.
    let expected: String
    init(_ form: Form, _ keys: String, _ expected: String) {
      self.form = form
      self.keys = keys
      self.expected = expected
    }
  }

  func check(_ rows: [Row]) throws {
    for row in rows {
      let scene = try Scene(row.form, keys: row.keys)
      let ended = scene.outcome == .answered ? scene.result : "-"
      let wanted = row.expected == "-" ? "-" : "{\"answer\":\(row.expected)}"
      #expect(ended == wanted, "\(row.form.questions[0].style) [\(row.keys)]\n\(scene.text)")
    }
  }

  @Test func aRadioIsFilledByMovingAndAcceptedByEnter() throws {
    let radio = Form(.radio, "Deploy to", Sample.targets)
    try check([
      Row(radio, "Enter", "-"),
      Row(radio, "Enter Enter Enter", "-"),
      Row(radio, "Down Enter", "\"dev\""),
      Row(radio, "Down Down Enter", "\"staging\""),
      Row(radio, "Up Enter", "\"prod\""),
      Row(radio, "j j k Enter", "\"dev\""),
      Row(radio, "Down Down Down Down Enter", "\"prod\""),
      Row(radio, "Space Enter", "\"dev\""),
      Row(radio, "Home Enter", "\"dev\""),
      Row(radio, "End Enter", "\"prod\""),
      Row(radio, "PageDown Enter", "\"prod\""),
      Row(radio, "PageDown PageUp Enter", "\"dev\""),
      Row(radio, "2 Enter", "\"staging\""),
      Row(radio, "2", "-"),
      Row(radio, "4 Enter", "-"),
      Row(radio, "9 Enter", "-"),
      Row(radio, "Down Backspace Enter", "-"),
      Row(radio, "Left Right Enter", "-"),
      Row(radio, "Paste \"dev\\n\" Enter", "-"),
      Row(radio, "Ctrl-N Ctrl-N Ctrl-P Enter", "\"dev\""),
    ])
  }

  @Test func aRadioThatLiesFlatMovesSideways() throws {
    let flat = Form(.radio, "Deploy to", Sample.targets) { $0.orientation = .horizontal }
    try check([
      Row(flat, "Right Right Enter", "\"staging\""),
      Row(flat, "Left Enter", "\"prod\""),
      Row(flat, "l l h Enter", "\"dev\""),
      Row(flat, "Down Enter", "-"),
    ])
    // It stands upright where it does not fit, and so do its keys.
    let narrow = try Scene(flat, keys: "Down Enter", columns: 30)
    #expect(narrow.result == "{\"answer\":\"dev\"}")
  }

  @Test func aDefaultIsTakenByEnterAndAnOptionalOneMayStayOpen() throws {
    let initial = Form(.radio, "Deploy to", Sample.targets) { $0.initialValue = "staging" }
    let optional = Form(.radio, "Deploy to", Sample.targets) { $0.isOptional = true }
    try check([
      Row(initial, "Enter", "\"staging\""),
      Row(initial, "Up Enter", "\"dev\""),
      Row(initial, "Backspace Enter", "-"),
      Row(optional, "Enter", "null"),
      Row(optional, "Down Backspace Enter", "null"),
      Row(optional, "Down Enter", "\"dev\""),
    ])
  }

  @Test func equalOptionsAreToldApartByPosition() throws {
    let twins = Form(
      .radio, "Which",
      [Option("a", label: "same"), Option("b", label: "same"), Option("a", label: "same")])
    try check([
      Row(twins, "Down Down Enter", "\"b\""),
      Row(twins, "Down Down Down Enter", "\"a\""),
    ])
    let scene = try Scene(twins, keys: "Down Down Down")
    #expect(scene.text.contains("❯ 3 ◉ same"))
    #expect(scene.text.contains("  1 ○ same"))
  }

  @Test func theOtherRowTakesText() throws {
    let other = Form(.radio, "Editor", [Option("vi"), Option("nano")]) { $0.other = "Other" }
    try check([
      Row(other, "Up \"emacs\" Enter", "\"emacs\""),
      Row(other, "Up Enter", "-"),
      Row(other, "Up \"jk 1\" Enter", "\"jk 1\""),
      Row(other, "Up \"ab\" Backspace Enter", "\"a\""),
      Row(other, "Up \"x\" Up Enter", "\"nano\""),
      Row(other, "3 \"ed\" Enter", "\"ed\""),
    ])
  }

  @Test func aGroupMarksWithSpaceAndItsMasterMarksAll() throws {
    let group = Form(.toggle, "Notify", Sample.people)
    let master = Form(.toggle, "Notify", Sample.people) { $0.master = "Everyone" }
    try check([
      Row(group, "Enter", "[]"),
      Row(group, "Space Enter", "[\"team\"]"),
      Row(group, "Down Space Down Space Enter", "[\"team\",\"ops\"]"),
      Row(group, "Down Space Space Enter", "[]"),
      Row(group, "2 3 Enter", "[\"ops\",\"sales\"]"),
      Row(group, "Ctrl-A Enter", "[\"team\",\"ops\",\"sales\"]"),
      Row(group, "Ctrl-A Ctrl-A Enter", "[]"),
      Row(master, "Down Space Enter", "[\"team\",\"ops\",\"sales\"]"),
      Row(master, "Down Space Space Enter", "[]"),
      Row(master, "Down Down Space Up Space Enter", "[\"team\",\"ops\",\"sales\"]"),
    ])
  }

  @Test func limitsHoldInAGroup() throws {
    let limited = Form(.toggle, "Notify", Sample.people) {
      $0.minimum = JSONNumber(1)
      $0.maximum = JSONNumber(2)
    }
    try check([
      Row(limited, "Enter", "-"),
      Row(limited, "1 Enter", "[\"team\"]"),
      Row(limited, "1 2 3 Enter", "[\"team\",\"ops\"]"),
    ])
  }

  @Test func everyPickerStyleMovesAsItsRowsLie() throws {
    func picker(_ style: String, _ options: [Option]) -> Form {
      Form(.picker, "Pick", options) { $0.style = style }
    }
    try check([
      Row(picker("segmented", Sample.flavours), "Right Right Enter", "\"vanilla\""),
      Row(picker("segmented", Sample.flavours), "Enter", "-"),
      Row(picker("inline", Sample.flavours), "Down Down Enter", "\"vanilla\""),
      Row(picker("inline", Sample.flavours), "3 Enter", "\"strawberry\""),
      Row(picker("wheel", Sample.hours), "Down Enter", "\"0\""),
      Row(picker("wheel", Sample.hours), "Down Up Enter", "\"23\""),
      Row(picker("wheel", Sample.hours), "Up Down Enter", "\"0\""),
      Row(picker("palette", Sample.colours), "Right Right Enter", "\"green\""),
      Row(picker("palette", Sample.colours), "Enter", "-"),
      Row(picker("menu", Sample.flavours), "Down Enter", "\"vanilla\""),
      Row(picker("menu", Sample.regions), "\"t-23\" Enter", "\"eu-west-23\""),
      Row(picker("navigation", Sample.regions), "Down Down Enter", "\"eu-west-3\""),
      Row(picker("navigation", Sample.flavours), "/ \"van\" Enter", "\"vanilla\""),
      Row(picker("radioGroup", Sample.flavours), "Down Enter", "\"chocolate\""),
      Row(picker("automatic", Sample.flavours), "Right Enter", "\"chocolate\""),
      Row(picker("automatic", Sample.regions), "Down Enter", "\"eu-west-2\""),
    ])
  }

  @Test func aPaletteMovesInTwoDirections() throws {
    let palette = Form(.picker, "Label", Sample.colours) { $0.style = "palette" }
    // At 17 columns three swatches stand in a row.
    let scene = try Scene(palette, keys: "Right Down Enter", columns: 14)
    #expect(scene.outcome == .answered)
    #expect(scene.result == "{\"answer\":\"blue\"}", "\(scene.text)")
  }

  @Test func aFilterNarrowsAndMarksSurviveIt() throws {
    let several = Form(.picker, "Regions", Sample.regions) { $0.isMultiple = true }
    let limited = Form(.picker, "Regions", Sample.regions) {
      $0.isMultiple = true
      $0.maximum = JSONNumber(2)
    }
    try check([
      Row(several, "\"-24\" Tab Ctrl-U \"-23\" Tab Enter", "[\"eu-west-23\",\"eu-west-24\"]"),
      Row(
        several, "\"-2\" Alt-A Ctrl-U Enter",
        "[\"eu-west-2\",\"eu-west-12\",\"eu-west-20\",\"eu-west-21\",\"eu-west-22\",\"eu-west-23\",\"eu-west-24\"]"
      ),
      Row(several, "Enter", "[]"),
      Row(limited, "Tab Down Tab Down Tab Enter", "[\"eu-west-1\",\"eu-west-2\"]"),
      Row(several, "\"zzz\" Enter Ctrl-U Tab Enter", "[]"),
    ])
  }

  @Test func anOpenListWithoutAMatchChoosesNothing() throws {
    let menu = Form(.picker, "Region", Sample.regions)
    try check([
      Row(menu, "\"zzz\" Enter", "-"),
      Row(menu, "\"zzz\" Enter Ctrl-U Enter", "\"eu-west-1\""),
    ])
  }

  @Test func escapeClosesWhatIsOpenAndThenCancels() throws {
    let menu = Form(.picker, "Region", Sample.regions)
    #expect(try Scene(menu, keys: "\"x\" Escape").outcome == nil)
    #expect(try Scene(menu, keys: "\"x\" Escape Escape").outcome == .cancelled)
    #expect(try Scene(menu, keys: "Escape").outcome == .cancelled)
    #expect(try Scene(Form(.radio, "R", Sample.targets), keys: "Down Escape").outcome == .cancelled)
    #expect(
      try Scene(Form(.radio, "R", Sample.targets), keys: "Escape", canGoBack: true).outcome == .back
    )
  }

  @Test func whatIsWrongIsSaidWholeOnANarrowScreen() throws {
    let limited = Form(.toggle, "Notify", Sample.people) { $0.minimum = JSONNumber(1) }
    let scene = try Scene(limited, keys: "Enter", columns: 20)
    #expect(scene.text.contains("  choose at least 1\n  (now 0)"), "\(scene.text)")
  }
}
