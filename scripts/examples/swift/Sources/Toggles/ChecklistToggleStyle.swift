import Ballot

/// A style of one's own: what is drawn, what it is called, and what a press does.
struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(configuration.isOn ? "✅" : "⬜")
          .accessibility(label: Text(configuration.isOn ? "Checked" : "Unchecked"))
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == ChecklistToggleStyle {
  /// A green box.
  static var checklist: ChecklistToggleStyle { ChecklistToggleStyle() }
}
