extension OptionDeclaration {
  /// How the option is written with its first name: `--option`, or `-o` where it has no long one.
  var spelling: String {
    longNames.isEmpty ? "-" + name : "--" + name
  }

  /// Every way to write it, letters first, the inverted ones last.
  var spellings: [String] {
    shortNames.map { "-" + String($0) } + longNames.map { "--" + $0 } + invertedSpellings
  }

  /// `--no-NAME` for each long name, where that is accepted.
  var invertedSpellings: [String] {
    isInvertible ? longNames.map { "--no-" + $0 } : []
  }
}
