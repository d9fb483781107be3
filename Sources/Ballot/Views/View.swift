import BallotForms

/// Something that a form shows: a question, a text, or what is made of these.
///
/// The body is read once, when the form is built: an `if` in it is decided then. What depends on an
/// answer is said with `shown(when:is:)`, and a text that follows the answers, also as a label or a
/// heading, with `Text { … }`.
public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder var body: Body { get }
  /// What it comes down to; for a view with a body, what that comes down to.
  func pieces(in environment: ViewEnvironment) -> [ViewPiece]
}

extension View {
  /// What the body comes down to.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    body.pieces(in: environment)
  }
}

extension View where Body == EmptyView {
  /// Nothing: the view is a piece itself.
  public var body: EmptyView { EmptyView() }
}

/// A view that can label a control or an option.
public protocol LabelView: View {}

/// Nothing at all.
public struct EmptyView: LabelView {
  /// Made of nothing.
  public typealias Body = EmptyView
  /// Nothing.
  public init() {}
  /// No piece.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] { [] }
}

/// One thing that views come down to, with what was set around it.
public struct ViewPiece {
  /// What it is.
  enum Content {
    /// Text, read anew whenever it is shown.
    case text(() -> String)
    /// A glyph.
    case image(String)
    /// Pieces side by side.
    case row([ViewPiece])
    /// The start of a section, whose title is read anew like a text; it may be empty.
    case heading(() -> String)
    /// The end of a section.
    case sectionEnd
    /// The form itself.
    case form(FormOptions)
    /// A question, bound when the form is run.
    case question(Asking)
    /// A toggle as a built-in style draws it.
    case control(ToggleBody)
    /// What a press does, in a toggle's style.
    case action(() -> Void)
  }

  let content: Content
  let environment: ViewEnvironment

  init(_ content: Content, _ environment: ViewEnvironment) {
    self.content = content
    self.environment = environment
  }
}
