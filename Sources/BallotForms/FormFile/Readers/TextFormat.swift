/// The formats of text that a question checks; JSON Schema has others, which only annotate
/// (Validation, section 7.2.1).
enum TextFormat: String {
  case date
  case dateTime = "date-time"
  case email
  case uri

  /// What the text must match. Coarser than the grammars (RFC 3339, 5321 and 3986), and never
  /// stricter.
  var pattern: String {
    switch self {
    case .date: #"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$"#
    case .dateTime:
      #"^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]"#
        + #"([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$"#
    case .email: #"^(.+)@[^@\s]+$"#
    case .uri: #"^[A-Za-z][A-Za-z0-9+.-]*:\S*$"#
    }
  }

  /// What it is, in words.
  var description: String {
    switch self {
    case .date: "a date such as \(example)"
    case .dateTime: "a time such as \(example)"
    case .email: "an e-mail address"
    case .uri: "an address such as \(example)"
    }
  }

  /// One such text.
  var example: String {
    switch self {
    case .date: "2025-01-31"
    case .dateTime: "2025-01-31T09:30:00Z"
    case .email: "jane@example.com"
    case .uri: "https://example.com"
    }
  }
}
