/// How a screen is drawn as an SVG picture (W3C SVG 1.1, with classes and media queries of CSS):
/// text that can be selected, on a grid of cells, with no font or image from elsewhere. The same
/// screen always gives the same bytes.
public struct ScreenPicture: Hashable, Sendable {
  /// The page that the picture is for.
  public var theme: PictureTheme
  /// What the picture shows, in words: its accessible name, and the title of the window.
  public var title: String?
  /// Whether a window with round corners is drawn around the screen, with a title bar where there
  /// is a title.
  public var hasWindow: Bool
  /// Whether the cursor is drawn where the screen shows it.
  public var showsCursor: Bool

  /// A picture for pages of either theme, in a window without a title bar.
  public init(
    theme: PictureTheme = .automatic, title: String? = nil, hasWindow: Bool = true,
    showsCursor: Bool = true
  ) {
    self.theme = theme
    self.title = title
    self.hasWindow = hasWindow
    self.showsCursor = showsCursor
  }

  /// The picture of a screen, as wide as that is; blank rows at its end are left out.
  public func svg(of screen: Screen) -> String {
    let hasCursor = showsCursor && screen.modes.contains(.cursorVisible)
    let lastText = screen.rows.lastIndex { row in row.cells.contains { $0 != .blank } } ?? 0
    let lastRow = hasCursor ? max(lastText, screen.cursor.row) : lastText
    let rows = screen.rows.prefix(lastRow + 1).map(PictureRow.init)
    let layout = PictureLayout(
      columns: screen.size.columns, rows: rows.count, hasWindow: hasWindow,
      hasTitleBar: hasWindow && title != nil)

    var sheet = PictureStyleSheet(theme: theme)
    var body = window(layout, &sheet)
    body += "<g transform=\"translate(\(layout.left.pixels),\(layout.top.pixels))\">\n"
    for (index, row) in rows.enumerated() {
      for fill in row.fills {
        body += Self.rectangle(fill.columns, row: index, class: sheet.use(fill.paint))
      }
    }
    if hasCursor {
      let columns = screen.cursor.column..<screen.cursor.column + 1
      body += Self.rectangle(columns, row: screen.cursor.row, class: sheet.use(.cursor))
    }
    for (index, row) in rows.enumerated() where !row.pieces.isEmpty {
      let y = PictureLayout.baseline(ofRow: index).pixels
      body += "<text xml:space=\"preserve\" class=\"\(sheet.use(.text))\" y=\"\(y)\">"
      body += row.pieces.map { $0.element(&sheet) }.joined()
      body += "</text>\n"
    }
    return head(layout, sheet) + body + "</g>\n</svg>\n"
  }

  /// The fonts that are looked for, those with cells of 0.6 em first.
  private static let fonts =
    "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', 'Cascadia Mono', Consolas, monospace"

  private func head(_ layout: PictureLayout, _ sheet: PictureStyleSheet) -> String {
    let width = layout.width.pixels
    let height = layout.height.pixels
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(theme.className)" role="img" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="\(Self.fonts)" font-size="\(PictureLayout.fontSize.pixels)">
      <title>\(xmlEscaped(title ?? "Terminal"))</title>
      <style>
      \(sheet.text)</style>

      """
  }

  /// The background, and around it the window.
  private func window(_ layout: PictureLayout, _ sheet: inout PictureStyleSheet) -> String {
    let width = layout.width
    let height = layout.height
    guard hasWindow else {
      return """
        <rect class="\(sheet.use(.page))" width="\(width.pixels)" height="\(height.pixels)"/>

        """
    }
    // Half a pixel in, the line of one pixel is sharp.
    var text = """
      <rect class="\(sheet.use(.page)) \(sheet.use(.border))" x="0.5" y="0.5" \
      width="\((width - 10).pixels)" height="\((height - 10).pixels)" rx="8"/>

      """
    guard let title, layout.hasTitleBar else { return text }
    let bar = PictureLayout.titleBar.pixels
    text += "<path class=\"\(sheet.use(.border))\" d=\"M0.5 \(bar)H\((width - 5).pixels)\"/>\n"
    for center in [180, 340, 500] {
      text +=
        "<circle class=\"\(sheet.use(.button))\" cx=\"\(center.pixels)\" cy=\"16\" r=\"5\"/>\n"
    }
    return text + """
      <text class="\(sheet.use(.dimText)) \(sheet.use(.centered))" x="\((width / 2).pixels)" \
      y="20.5" font-size="12">\(xmlEscaped(title))</text>

      """
  }

  private static func rectangle(_ columns: Range<Int>, row: Int, class name: String) -> String {
    let x = columns.lowerBound * PictureLayout.cell.width
    let width = columns.count * PictureLayout.cell.width
    let y = row * PictureLayout.cell.height
    return """
      <rect class="\(name)" x="\(x.pixels)" y="\(y.pixels)" width="\(width.pixels)" \
      height="\(PictureLayout.cell.height.pixels)"/>

      """
  }
}
