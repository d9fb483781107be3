import BallotForms
import BallotJSON
import BallotTerminal
import TestSupport
import Testing

/// Pictures of every kind and style, at three widths, in colour, without, and in ASCII.
@Suite struct StyleSnapshotTests {
  struct Picture {
    let name: String
    let form: Form
    let keys: [String]
    init(_ name: String, _ form: Form, _ keys: String...) {
      self.name = name
      self.form = form
      self.keys = keys
    }
  }

  static func pictures() -> [Picture] {
    func toggle(_ style: String) -> Form {
      Form(.toggle, "Run the tests?") {
        $0.style = style
        $0.tint = .standard(2)
      }
    }
    func picker(_ style: String, _ options: [Option], _ label: String = "Pick") -> Form {
      Form(.picker, label, options) { $0.style = style }
    }
    return [
      Picture("radio", Form(.radio, "Deploy to", Sample.targets), "", "Enter", "Down Down", "Up"),
      Picture(
        "radio-horizontal",
        Form(.radio, "Deploy to", Sample.targets) { $0.orientation = .horizontal }, "", "Right"),
      Picture(
        "radio-markers",
        Form(.radio, "Deploy to", Sample.targets) {
          $0.markers = Markers(on: "✅", off: "⬜")
          $0.icon = "🚢"
          $0.detail = "Where the new release goes first; it can be moved on from there later."
          $0.tint = .rgb(red: 255, green: 128, blue: 0)
        }, "Down"),
      Picture(
        "radio-other",
        Form(.radio, "Editor", [Option("vi"), Option("nano")]) { $0.other = "Other" },
        "Up", "Up \"emacs\""),
      Picture("toggle-switch", toggle("switch"), "", "Space", "n"),
      Picture("toggle-checkbox", toggle("checkbox"), "", "y", "n"),
      Picture("toggle-button", toggle("button"), "", "y", "n"),
      Picture("toggle-automatic", toggle("automatic"), "y", "Enter"),
      Picture(
        "toggle-labels",
        Form(.toggle, "Lamp") {
          $0.style = "switch"
          $0.onLabel = "lit"
          $0.offLabel = "dark"
        }, "y"),
      Picture(
        "toggle-hidden",
        Form(.toggle, "Lamp") {
          $0.labelsHidden = true
          $0.style = "checkbox"
        }, "y"),
      Picture(
        "group", Form(.toggle, "Notify", Sample.people), "Down Space", "Down Space Down Down Space"),
      Picture(
        "group-master", Form(.toggle, "Notify", Sample.people) { $0.master = "Everyone" },
        "Down", "Down Down Space", "Down Space"),
      Picture(
        "group-horizontal",
        Form(.toggle, "Notify", Sample.people) { $0.orientation = .horizontal }, "Right Space"),
      Picture("picker-menu", picker("menu", Sample.regions), "", "\"2\" Down", "\"zzz\""),
      Picture("picker-segmented", picker("segmented", Sample.flavours), "", "Right Right"),
      Picture("picker-inline", picker("inline", Sample.flavours), "", "Down Down"),
      Picture("picker-wheel", picker("wheel", Sample.hours, "Hour"), "", "Down Down"),
      Picture("picker-palette", picker("palette", Sample.colours), "", "Right Right Right"),
      Picture("picker-navigation", picker("navigation", Sample.regions), "Down", "Down Enter"),
      Picture("picker-automatic", picker("automatic", Sample.flavours), "Right"),
      Picture(
        "picker-several", Form(.picker, "Regions", Sample.regions) { $0.isMultiple = true },
        "Tab Down Tab", "Tab Down Tab Enter"),
      Picture(
        "picker-sections",
        Form(
          .picker, "Drink",
          [
            Option("tea", section: "Hot"), Option("coffee", section: "Hot"),
            Option("water", section: "Cold"), Option("juice", section: "Cold"),
          ]
        ) { $0.style = "menu" }, "Down Down"),
      Picture("confirm", Form(.confirm, "Really delete it?"), "", "Enter", "y", "n Enter"),
      Picture(
        "confirm-typed", Form(.confirm, "Delete the cluster?") { $0.typed = "delete" },
        "", "\"dele\" Enter"),
      Picture(
        "text", Form(.text, "Release name") { $0.placeholder = "like spring-2" },
        "", "\"spring\"", "\"spring\" Enter"),
      Picture(
        "text-secret", Form(.text, "Password") { $0.isSecret = true }, "\"hunter2\"",
        "\"hunter2\" Enter"),
      Picture("keys", Form(.radio, "Deploy to", Sample.targets), "?"),
    ]
  }

  @Test func everyStyleAtThreeWidthsInColourWithoutAndInASCII() throws {
    for picture in Self.pictures() {
      var text = ""
      for keys in picture.keys {
        for columns in [80, 40, 20] {
          let scene = try Scene(picture.form, keys: keys, columns: columns, rows: 14)
          text += "── \(columns) columns, keys [\(keys)]\n\(scene.text)\n"
          for row in scene.screen.rows {
            #expect(row.text.count <= columns, "\(picture.name) \(columns)")
          }
        }
        let color = try Scene(picture.form, keys: keys, rows: 14, colors: .trueColor)
        text += "── 80 columns in colour, keys [\(keys)]\n\(color.screen.styledText)\n"
        let ascii = try Scene(picture.form, keys: keys, rows: 14, ascii: true)
        text += "── 80 columns in ASCII, keys [\(keys)]\n\(ascii.text)\n"
      }
      expectSnapshot(named: picture.name, matches: text)
    }
  }
}
