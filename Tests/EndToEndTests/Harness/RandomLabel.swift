import TestSupport

/// Labels of many scripts, and of emoji, with words of ASCII between them that every terminal shows
/// alike.
enum RandomLabel {
  /// A piece of each of 30 scripts and kinds of symbols.
  static let scripts = [
    "Łódź", "naïve", "Ελλάς", "Київ", "Հայ", "עברית", "العربية", "فارسی", "हिन्दी", "বাংলা", "ਪੰਜਾਬੀ",
    "ગુજરાતી", "ଓଡ଼ିଆ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "සිංහල", "ไทย", "ລາວ", "བོད་", "မြန်မာ",
    "ქართული", "አማርኛ", "ᏣᎳᎩ", "ភាសាខ្មែរ", "ᠮᠣᠩᠭᠣᠯ", "日本語テスト", "简体中文", "한국어", "e\u{301}a\u{30A}",
    "ｆｕｌｌ", "ﾊﾝｶｸ", "❤️👍🏽👨‍👩‍👧🏳️‍🌈🇩🇪", "⌚︎1️⃣#️⃣", "○●◎★…━│", "①②㈱㎏", "𝒜𝔅ℂ", "\u{200B}\u{202E}",
  ]

  /// A label of so many pieces that it takes up to about this many columns.
  static func make(upTo columns: Int, _ random: inout SplitMix64) -> String {
    var label = "L\(random.number(in: 0...999))"
    for _ in 0..<random.number(in: 0...columns / 6) {
      let piece = random.pick(scripts, or: "")
      let start = random.number(in: 0...piece.count)
      label += random.chance(oneIn: 2) ? " " : ""
      label += piece.dropFirst(start).prefix(random.number(in: 1...6))
      if random.chance(oneIn: 3) { label += random.pick(["a", "word", "-x", " z"], or: "") }
    }
    return label
  }
}
