import Ballot

/// Two buttons of which at most one is checked, and a list that goes with it: all by a delegate.
final class ButtonsController: FormDelegate {
  @State var isByTrain = true
  @State var isByBus = false
  @State var line: String?

  /// The lines of what is checked.
  private var lines: [String] {
    if isByTrain { return ["S1", "S2"] }
    return isByBus ? ["N10", "N11", "N12"] : []
  }

  /// The form, with this object as its delegate.
  var form: some View {
    Form("Way home") {
      Toggle("By train", isOn: $isByTrain).name("train")
      Toggle("By bus", isOn: $isByBus).name("bus")
      Radio("Line", selection: $line) {
        ForEach(self.lines, id: \.self) { line in Text(line) }
      }
    }
    .toggleStyle(.checkbox)
    .delegate(self)
  }

  func formDidChange(_ change: FormChange) {
    guard change.new == true else { return }
    if change.name == "train" { isByBus = false }
    if change.name == "bus" { isByTrain = false }
  }
}
