/// The pages that a picture is made for.
public enum PictureTheme: String, Hashable, Sendable, CaseIterable {
  /// Light pages.
  case light
  /// Dark pages.
  case dark
  /// Both: the viewer's preference decides (CSS `prefers-color-scheme`); light where nothing does.
  case automatic = "auto"

  /// The class of the whole picture. All rules name it, so that several pictures can stand in one
  /// document.
  var className: String { "ballot-\(rawValue)" }
}
