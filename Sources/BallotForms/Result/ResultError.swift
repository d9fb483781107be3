/// Why answers cannot be written.
public enum ResultError: Error, Hashable, Sendable {
  /// The form does not fit the format, whatever is answered: bad usage.
  case form([FormError])
  /// An answer does not fit the format.
  case answer(name: String, Refusal)
  /// The file to merge into is none that lines can be merged into; what is wrong with it.
  case file(String)
}
