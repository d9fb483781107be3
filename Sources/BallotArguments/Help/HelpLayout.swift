/// How help is laid out.
public struct HelpLayout {
  /// The narrowest and the widest page, in terminal columns.
  public static let columnRange = 20...100

  /// Terminal columns of the page; what is outside `columnRange` is brought into it.
  public let columns: Int
  /// The terminal columns that a text takes.
  public let width: (String) -> Int
  /// Makes a heading stand out, where the output can.
  public let heading: (String) -> String

  /// A layout for a page of this many columns.
  public init(
    columns: Int, width: @escaping (String) -> Int = { $0.count },
    heading: @escaping (String) -> String = { $0 }
  ) {
    self.columns = min(max(columns, Self.columnRange.lowerBound), Self.columnRange.upperBound)
    self.width = width
    self.heading = heading
  }
}
