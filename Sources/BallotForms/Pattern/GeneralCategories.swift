/// Some of the 30 general categories of Unicode (UAX #44, table 12).
struct GeneralCategories: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bits: ClosedRange<UInt32>) {
    self.init(rawValue: bits.reduce(0) { $0 | 1 << $1 })
  }

  static let all = GeneralCategories(bits: 0...29)

  /// The category of a scalar, in the Unicode version of the Swift runtime.
  init(_ scalar: Unicode.Scalar) {
    let bit: UInt32 =
      switch scalar.properties.generalCategory {
      case .uppercaseLetter: 0
      case .lowercaseLetter: 1
      case .titlecaseLetter: 2
      case .modifierLetter: 3
      case .otherLetter: 4
      case .nonspacingMark: 5
      case .spacingMark: 6
      case .enclosingMark: 7
      case .decimalNumber: 8
      case .letterNumber: 9
      case .otherNumber: 10
      case .connectorPunctuation: 11
      case .dashPunctuation: 12
      case .openPunctuation: 13
      case .closePunctuation: 14
      case .initialPunctuation: 15
      case .finalPunctuation: 16
      case .otherPunctuation: 17
      case .mathSymbol: 18
      case .currencySymbol: 19
      case .modifierSymbol: 20
      case .otherSymbol: 21
      case .spaceSeparator: 22
      case .lineSeparator: 23
      case .paragraphSeparator: 24
      case .control: 25
      case .format: 26
      case .surrogate: 27
      case .privateUse: 28
      case .unassigned: 29
      @unknown default: 29
      }
    self.init(bits: bit...bit)
  }

  /// The categories of a name, short or long (PropertyValueAliases.txt, Unicode 16.0), or nil.
  init?(named name: String) {
    let bits: ClosedRange<UInt32>
    switch name {
    case "L", "Letter": bits = 0...4
    case "LC", "Cased_Letter": bits = 0...2
    case "M", "Mark", "Combining_Mark": bits = 5...7
    case "N", "Number": bits = 8...10
    case "P", "Punctuation", "punct": bits = 11...17
    case "S", "Symbol": bits = 18...21
    case "Z", "Separator": bits = 22...24
    case "C", "Other": bits = 25...29
    case "Lu", "Uppercase_Letter": bits = 0...0
    case "Ll", "Lowercase_Letter": bits = 1...1
    case "Lt", "Titlecase_Letter": bits = 2...2
    case "Lm", "Modifier_Letter": bits = 3...3
    case "Lo", "Other_Letter": bits = 4...4
    case "Mn", "Nonspacing_Mark": bits = 5...5
    case "Mc", "Spacing_Mark": bits = 6...6
    case "Me", "Enclosing_Mark": bits = 7...7
    case "Nd", "Decimal_Number", "digit": bits = 8...8
    case "Nl", "Letter_Number": bits = 9...9
    case "No", "Other_Number": bits = 10...10
    case "Pc", "Connector_Punctuation": bits = 11...11
    case "Pd", "Dash_Punctuation": bits = 12...12
    case "Ps", "Open_Punctuation": bits = 13...13
    case "Pe", "Close_Punctuation": bits = 14...14
    case "Pi", "Initial_Punctuation": bits = 15...15
    case "Pf", "Final_Punctuation": bits = 16...16
    case "Po", "Other_Punctuation": bits = 17...17
    case "Sm", "Math_Symbol": bits = 18...18
    case "Sc", "Currency_Symbol": bits = 19...19
    case "Sk", "Modifier_Symbol": bits = 20...20
    case "So", "Other_Symbol": bits = 21...21
    case "Zs", "Space_Separator": bits = 22...22
    case "Zl", "Line_Separator": bits = 23...23
    case "Zp", "Paragraph_Separator": bits = 24...24
    case "Cc", "Control", "cntrl": bits = 25...25
    case "Cf", "Format": bits = 26...26
    case "Cs", "Surrogate": bits = 27...27
    case "Co", "Private_Use": bits = 28...28
    case "Cn", "Unassigned": bits = 29...29
    default: return nil
    }
    self.init(bits: bits)
  }
}
