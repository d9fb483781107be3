import BallotTerminal
import TestSupport
import Testing

/// SVG pictures of screens.
struct ScreenPictureTests {
  private func screen(_ text: String, columns: Int = 20, rows: Int = 4) -> Screen {
    var screen = Screen(size: Size(columns: columns, rows: rows))
    screen.feed("\u{1B}[20h\u{1B}[?25l" + text)
    return screen
  }

  private func svg(_ text: String, theme: PictureTheme = .light) -> String {
    ScreenPicture(theme: theme, hasWindow: false).svg(of: screen(text))
  }

  /// The words and glyphs of a picture: the attributes of each and its text.
  private func pieces(_ svg: String) -> [String] {
    svg.split(separator: "<tspan ").dropFirst().map { piece in
      String(piece.prefix { $0 != "<" })
    }
  }

  @Test func picturesAreAsRecorded() {
    let shown = screen(
      "\u{1B}[1;36mDeploy\u{1B}[0m to\n\u{1B}[36m❯ ◉\u{1B}[0m staging\n"
        + "  ○ 🚀 \u{1B}[2mdim\u{1B}[0m \u{1B}[7m yes \u{1B}[0m\n\u{1B}[31mno\u{1B}[?25h")
    let pictures: [(String, ScreenPicture)] = [
      ("light", ScreenPicture(theme: .light)),
      ("auto-titled", ScreenPicture(title: "deploy.sh <prod>")),
      ("dark-bare", ScreenPicture(theme: .dark, hasWindow: false, showsCursor: false)),
    ]
    for (name, picture) in pictures {
      expectSnapshot(named: name, matches: picture.svg(of: shown))
      #expect(picture.svg(of: shown) == picture.svg(of: shown), "\(name) is drawn the same twice")
    }
  }

  @Test func everyWordAndGlyphStandsAtItsOwnColumn() {
    let rows: [(shown: String, pieces: [String])] = [
      ("", []),
      ("ab", [#"x="0" textLength="16.8">ab"#]),
      ("ab cd", [#"x="0" textLength="25.2">ab "#, #"x="25.2" textLength="16.8">cd"#]),
      ("  a", [#"x="0" textLength="16.8">  "#, #"x="16.8">a"#]),
      // A glyph is in the middle of its one column or two.
      ("❯a", [#"x="4.2" class="m">❯"#, #"x="8.4">a"#]),
      ("🚀a", [#"x="8.4" class="m">🚀"#, #"x="16.8">a"#]),
      ("漢字", [#"x="8.4" class="m">漢"#, #"x="25.2" class="m">字"#]),
      ("e\u{301}a", [#"x="4.2" class="m">e\#u{301}"#, #"x="8.4">a"#]),
      ("a\u{1B}[1mb\u{1B}[0m  ", [#"x="0">a"#, #"x="8.4" class="b">b"#]),
      // A line under blanks can be seen.
      ("\u{1B}[4m  ", [#"x="0" textLength="16.8" class="u">  "#]),
    ]
    for row in rows {
      #expect(pieces(svg(row.shown)) == row.pieces, "\(row.shown)")
    }
  }

  @Test func stylesAreClassesThatTheSheetExplains() {
    let styles: [(sequence: String, classes: String, rule: String)] = [
      ("31", "c1", "fill:#cf222e"), ("92", "c10", "fill:#116329"),
      ("38;5;6", "c6", "fill:#0f7b8a"), ("38;5;21", "f0000ff", "fill:#0000ff"),
      ("38;2;18;52;86", "f123456", "fill:#123456"), ("1", "b", "font-weight:bold"),
      ("2", "d", "fill-opacity:.65"), ("3", "i", "font-style:italic"),
      ("4", "u", "text-decoration:underline"), ("9", "s", "text-decoration:line-through"),
      ("4;9", "us", "text-decoration:underline line-through"), ("7", "p", "fill:#ffffff"),
    ]
    for style in styles {
      let picture = svg("\u{1B}[\(style.sequence)mx")
      #expect(pieces(picture) == [#"x="0" class="\#(style.classes)">x"#], "\(style.sequence)")
      #expect(
        picture.contains(".ballot-light .\(style.classes){\(style.rule)}"), "\(style.sequence)")
    }
  }

  @Test func backgroundsAreOneRectangleForEachColour() {
    let picture = svg("a\u{1B}[7mbc\u{1B}[0m\u{1B}[41m  \u{1B}[0mx\u{1B}[48;2;1;2;3m❯\u{1B}[0m")
    let rectangles = picture.split(separator: "\n").filter { $0.contains("<rect") }.dropFirst()
    #expect(
      Array(rectangles) == [
        #"<rect class="t" x="8.4" y="0" width="16.8" height="18"/>"#,
        #"<rect class="c1" x="25.2" y="0" width="16.8" height="18"/>"#,
        #"<rect class="b010203" x="50.4" y="0" width="8.4" height="18"/>"#,
      ])
  }

  @Test func whatXMLReservesIsEscaped() {
    #expect(pieces(svg("<&>\"")) == [#"x="0" textLength="33.6">&lt;&amp;&gt;&quot;"#])
    let titled = ScreenPicture(title: "</title>\u{1}\u{FFFE}&").svg(of: screen("x"))
    #expect(titled.contains("<title>&lt;/title&gt;\u{FFFD}\u{FFFD}&amp;</title>"))
  }

  @Test func paleColoursAreDarkenedOnLightPagesOnly() {
    let yellow = "\u{1B}[38;2;255;255;0mx"
    #expect(svg(yellow, theme: .dark).contains(".fffff00{fill:#ffff00}"))
    #expect(!svg(yellow, theme: .light).contains(".fffff00{fill:#ffff00}"))
    // As a background it is what the form asked for.
    #expect(svg("\u{1B}[48;2;255;255;0mx").contains(".bffff00{fill:#ffff00}"))
  }

  @Test func automaticPicturesSayOnlyOnceWhatBothPagesShare() {
    let picture = svg("\u{1B}[1;31mx", theme: .automatic)
    let dark = picture.split(separator: "@media (prefers-color-scheme:dark){").last ?? ""
    #expect(picture.contains(".ballot-auto .b{font-weight:bold}"))
    #expect(dark.contains(".ballot-auto .c1{fill:#ff7b72}"))
    #expect(!dark.contains(".b{"))
  }

  @Test func picturesAreAsWideAsTheScreenAndAsHighAsItsText() {
    let sizes: [(text: String, size: String)] = [
      ("", #"width="196" height="46""#), ("a\nb", #"width="196" height="64""#),
      ("a\n\n\nb", #"width="196" height="100""#),
      // The cursor is seen where it is.
      ("a\n\u{1B}[?25h", #"width="196" height="64""#),
    ]
    for row in sizes {
      #expect(svg(row.text).contains(row.size), "\(row.text)")
    }
  }
}
