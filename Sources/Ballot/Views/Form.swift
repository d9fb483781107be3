public import BallotForms

/// Questions that are asked together.
///
///     try Form("Deploy") {
///       Section("Target") {
///         Radio("Deploy to", selection: \Deploy.environment)
///         Toggle("Run the tests?", isOn: \Deploy.runsTests)
///       }
///     }
///     .run(&deploy)
public struct Form<Content: View>: View {
  /// Made of pieces.
  public typealias Body = EmptyView
  private let options: FormOptions
  private let content: Content

  /// A form.
  /// - Parameters:
  ///   - title: the heading.
  ///   - layout: whether all questions stand on one page or are asked one at a time.
  ///   - review: whether it ends with a page of all answers.
  ///   - environmentPrefix: the prefix of the environment variables that may answer; `nil` when
  ///     none may.
  ///   - content: the questions, and what stands between them.
  public init(
    _ title: String? = nil, layout: Layout = .page, review: Bool = false,
    environmentPrefix: String? = nil, @ViewBuilder content: () -> Content
  ) {
    options = FormOptions(
      title: title, layout: layout, review: review, environmentPrefix: environmentPrefix)
    self.content = content()
  }

  /// The form's own settings and all that is in it.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    [ViewPiece(.form(options), environment)] + content.pieces(in: environment)
  }
}

/// What a form says of itself.
struct FormOptions {
  var title: String?
  var layout: Layout
  var review: Bool
  var environmentPrefix: String?
}
