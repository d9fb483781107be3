/// The rules of the classes that a picture uses. Each says its colours outright, as programs other
/// than browsers know no variables of CSS.
struct PictureStyleSheet {
  private let theme: PictureTheme
  private var used: Set<PictureClass> = []

  /// A sheet without rules.
  init(theme: PictureTheme) { self.theme = theme }

  /// Notes that a class is used.
  /// - Returns: its name.
  mutating func use(_ part: PictureClass) -> String {
    used.insert(part)
    return part.name
  }

  /// Notes that a paint is used.
  mutating func use(_ paint: PicturePaint) -> String { use(.paint(paint)) }

  /// The rules, a line each, in the order of their names.
  var text: String {
    switch theme {
    case .light: return rules(.light, onlyWhereOther: nil)
    case .dark: return rules(.dark, onlyWhereOther: nil)
    case .automatic:
      return rules(.light, onlyWhereOther: nil) + "@media (prefers-color-scheme:dark){\n"
        + rules(.dark, onlyWhereOther: .light) + "}\n"
    }
  }

  private func rules(_ page: PicturePage, onlyWhereOther first: PicturePage?) -> String {
    used.sorted { $0.name < $1.name }.map { part in
      let declarations = part.declarations(on: page)
      if first.map(part.declarations) == declarations { return "" }
      return ".\(theme.className) .\(part.name){\(declarations)}\n"
    }.joined()
  }
}
