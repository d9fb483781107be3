/// What is drawn in a way of its own.
enum PictureClass: Hashable {
  /// A colour that fills.
  case paint(PicturePaint)
  /// An attribute of text.
  case bold, dim, italic, underline, strikethrough, bothLines
  /// Text around its place.
  case centered
  /// The cursor's block.
  case cursor
  /// The line around a window.
  case border
  /// A button of a window.
  case button
  /// The title of a window.
  case dimText

  /// The name, short, as it is in the picture very often.
  var name: String {
    switch self {
    case .paint(let paint): paint.name
    case .bold: "b"
    case .dim: "d"
    case .italic: "i"
    case .underline: "u"
    case .strikethrough: "s"
    case .bothLines: "us"
    case .centered: "m"
    case .cursor: "cursor"
    case .border: "border"
    case .button: "button"
    case .dimText: "title"
    }
  }

  /// What CSS says of it on a page.
  func declarations(on page: PicturePage) -> String {
    func fill(_ paint: PicturePaint) -> String { "fill:#\(paint.color(on: page).hexadecimal)" }
    switch self {
    case .paint(let paint): return fill(paint)
    case .bold: return "font-weight:bold"
    case .dim: return "fill-opacity:.65"
    case .italic: return "font-style:italic"
    case .underline: return "text-decoration:underline"
    case .strikethrough: return "text-decoration:line-through"
    case .bothLines: return "text-decoration:underline line-through"
    case .centered: return "text-anchor:middle"
    case .cursor: return fill(.text) + ";fill-opacity:.2"
    case .border: return "stroke:#\(page.line.hexadecimal)"
    case .button: return fill(.line)
    case .dimText: return fill(.text) + ";fill-opacity:.65"
    }
  }
}

extension TextStyle {
  /// The classes of text in this style.
  var pictureClasses: [PictureClass] {
    var classes: [PictureClass] = textPaint == .text ? [] : [.paint(textPaint)]
    if attributes.contains(.bold) { classes.append(.bold) }
    if attributes.contains(.dim) { classes.append(.dim) }
    if attributes.contains(.italic) { classes.append(.italic) }
    switch (attributes.contains(.underline), attributes.contains(.strikethrough)) {
    case (true, true): classes.append(.bothLines)
    case (true, false): classes.append(.underline)
    case (false, true): classes.append(.strikethrough)
    case (false, false): break
    }
    return classes
  }
}
