/// Select Graphic Rendition (ECMA-48, 8.3.117): what turns one style into another.
enum SGR {
  /// The shorter of two ways from one style to another: switching what differs, or resetting all
  /// and switching on what is wanted. Empty when the styles are equal.
  static func bytes(from pen: TextStyle, to next: TextStyle) -> [UInt8] {
    if pen == next { return [] }
    let afresh = sequence([nil] + parameters(of: next))
    let bySteps = sequence(parameters(from: pen, to: next))
    return bySteps.count <= afresh.count ? bySteps : afresh
  }

  /// The parameters that make a style out of the plain one.
  static func parameters(of style: TextStyle) -> [Int?] {
    var parameters = codes.filter { style.attributes.contains($0.attribute) }.map { Int?($0.on) }
    if let color = style.foreground { parameters += color.parameters(base: 30) }
    if let color = style.background { parameters += color.parameters(base: 40) }
    return parameters
  }

  /// The parameters that switch only what differs.
  private static func parameters(from pen: TextStyle, to next: TextStyle) -> [Int?] {
    var pen = pen
    var parameters: [Int?] = []
    for code in codes
    where pen.attributes.contains(code.attribute) && !next.attributes.contains(code.attribute) {
      // 22 ends both bold and dim, so it is sent once and ends the other one too.
      parameters.append(code.off)
      pen.attributes.subtract(code.off == 22 ? [.bold, .dim] : code.attribute)
    }
    for code in codes
    where next.attributes.contains(code.attribute) && !pen.attributes.contains(code.attribute) {
      parameters.append(code.on)
    }
    if pen.foreground != next.foreground {
      parameters += next.foreground?.parameters(base: 30) ?? [39]
    }
    if pen.background != next.background {
      parameters += next.background?.parameters(base: 40) ?? [49]
    }
    return parameters
  }

  /// CSI, the parameters and `m`. A parameter that is `nil` is left empty, which means 0: reset.
  private static func sequence(_ parameters: [Int?]) -> [UInt8] {
    var bytes = Array("\u{1B}[".utf8)
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { bytes.append(";") }
      if let parameter { bytes += String(parameter).utf8 }
    }
    bytes.append("m")
    return bytes
  }

  /// What switches each attribute on and off.
  private static let codes: [(attribute: TextStyle.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27),
    (.strikethrough, 9, 29),
  ]
}

extension Color {
  /// The SGR parameters of the colour; `base` is 30 for the text and 40 for what is behind it.
  fileprivate func parameters(base: Int) -> [Int?] {
    switch self {
    case .standard(let number) where number < 8: [base + Int(number)]
    case .standard(let number) where number < 16: [base + 60 + Int(number) - 8]
    case .standard(let number), .indexed(let number): [base + 8, 5, Int(number)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
