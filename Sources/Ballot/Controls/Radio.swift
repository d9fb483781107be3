public import BallotForms

/// One of a few, all in view.
///
///     Radio("Deploy to", selection: \Deploy.environment) {
///       Text("dev").tag(Environment.dev)
///       Text("Production").help("customers see it").tag(Environment.production)
///     }
public struct Radio<Value: Hashable>: ChoiceControl {
  /// A piece itself.
  public typealias Body = EmptyView
  /// A radio.
  public static var kind: Kind { .radio }
  private let asking: Asking

  /// A radio that asks like this.
  public init(asking: Asking) { self.asking = asking }

  /// One question.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    asking.pieces(in: environment)
  }
}
