extension Refusal {
  /// The reason with what is nearest and what is allowed, in one line without a full stop.
  public var words: String {
    var words = reason
    if let nearest { words += "; did you mean \(nearest)?" }
    guard !allowed.isEmpty else { return words }
    let shown = 20
    let more = allowed.count - shown
    words += nearest == nil ? "; allowed: " : " Allowed: "
    words += allowed.prefix(shown).joined(separator: ", ")
    return more > 0 ? "\(words) and \(more) more" : words
  }
}
