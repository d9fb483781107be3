/// SwiftUI's words for where views lie and how large they are. A terminal has cells of one size, and
/// a form keeps its questions one below the other: these words are taken and change nothing.

/// Where views lie in a frame.
public enum Alignment: Hashable, Sendable {
  /// In the middle.
  case center
  /// At an edge.
  case leading, trailing, top, bottom
  /// In a corner.
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// Where views of a column lie.
public enum HorizontalAlignment: Hashable, Sendable {
  /// At an edge, or in the middle.
  case leading, center, trailing
}

/// Where views of a row lie.
public enum VerticalAlignment: Hashable, Sendable {
  /// At an edge, or in the middle.
  case top, center, bottom
  /// On the line of the first or of the last text.
  case firstTextBaseline, lastTextBaseline
}

/// The edges of a view.
public enum Edge: Hashable, Sendable {
  /// One edge.
  case top, leading, bottom, trailing
  /// The left and the right edge, the upper and the lower one, or all of them.
  case horizontal, vertical, all
}

/// How letters look.
public struct Font: Hashable, Sendable {
  /// A large font for titles.
  public static let largeTitle = Font()
  /// A font for titles.
  public static let title = Font()
  /// A smaller font for titles.
  public static let title2 = Font()
  /// A still smaller font for titles.
  public static let title3 = Font()
  /// A font for headlines.
  public static let headline = Font()
  /// A font for what stands under headlines.
  public static let subheadline = Font()
  /// A font for text.
  public static let body = Font()
  /// A font for what is called out.
  public static let callout = Font()
  /// A font for footnotes.
  public static let footnote = Font()
  /// A font for captions.
  public static let caption = Font()

  /// A font of the system in this size, in points.
  public static func system(size: Double) -> Font { Font() }
}

/// How large images are.
public enum ImageScale: Hashable, Sendable {
  /// From small to large.
  case small, medium, large
}

/// How buttons look.
public enum ButtonStyle: Hashable, Sendable {
  /// As it goes, without a border, or with one.
  case automatic, plain, bordered
}

/// Free room, of which a form has none.
public struct Spacer: LabelView {
  /// Made of nothing.
  public typealias Body = EmptyView
  /// Free room.
  public init() {}
  /// No piece.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] { [] }
}

/// A line between views, which a form does without.
public struct Divider: LabelView {
  /// Made of nothing.
  public typealias Body = EmptyView
  /// A line.
  public init() {}
  /// No piece.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] { [] }
}

/// SwiftUI's container for pages that lead to others: what is in it.
public typealias NavigationStack = Group
/// SwiftUI's former container for pages that lead to others: what is in it.
public typealias NavigationView = Group
