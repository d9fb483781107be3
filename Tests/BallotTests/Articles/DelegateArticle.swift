import Ballot

/// Two buttons with a delegate that clears the other one, one of them checked at the start.
final class DelegateArticle: FormDelegate {
  @State private var isMale = false
  @State private var isFemale = false

  init() {
    isFemale = true
  }

  var form: some View {
    HStack(spacing: 8) {
      Toggle("Male", isOn: $isMale)
      Toggle("Female", isOn: $isFemale)
    }
    .toggleStyle(.checkbox)
    .delegate(self)
  }

  func formDidChange(_ change: FormChange) {
    guard change.new == true else { return }
    switch change.name {
    case "male": isFemale = false
    default: isMale = false
    }
  }
}
