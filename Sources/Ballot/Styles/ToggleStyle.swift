/// How toggles look and what Space does, as views.
///
///     struct ChecklistToggleStyle: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button {
///           configuration.isOn.toggle()
///         } label: {
///           Image(configuration.isOn ? "✅" : "⬜")
///             .accessibilityLabel(configuration.isOn ? "Checked" : "Unchecked")
///           configuration.label
///         }
///       }
///     }
public protocol ToggleStyle {
  /// What it draws.
  associatedtype Body: View
  /// The toggle that is drawn.
  typealias Configuration = ToggleStyleConfiguration
  /// The toggle in its state. What is drawn stands behind the label, in one row; a `Button` or
  /// `onTapGesture` in it says what Space does, which else flips the state.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
