/// Where a picker shows more of the option at the cursor.
public enum PreviewPosition: String, Hashable, Sendable, CaseIterable {
  /// Beside the list where the screen is wide, else below it.
  case automatic
  /// Below the list.
  case below
  /// Beside the list, as long as both have room.
  case beside
}
