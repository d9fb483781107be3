import Ballot

/// A list of e-mails that one can subscribe to.
struct EmailList: Identifiable {
  var id: String
  var isSubscribed = false
}

/// Toggles in every style, one of them made here, and one toggle over many.
struct TogglesView: View {
  @State var vibrateOnRing = true
  @State var vibrateOnSilent = false
  @State var isQuiet = false
  @State var isDone = false
  @State var lists = [
    EmailList(id: "Monthly Updates", isSubscribed: true),
    EmailList(id: "News Flashes", isSubscribed: true),
    EmailList(id: "Special Offers", isSubscribed: false),
  ]

  var body: some View {
    Section("Sound") {
      Toggle("Vibrate on Ring", isOn: $vibrateOnRing)
        .toggleStyle(SwitchToggleStyle(tint: .green))
      Toggle(isOn: $vibrateOnSilent) {
        Text("Vibrate on Silent")
        Text("Felt by everyone at the table")
      }
      .toggleStyle(.checkbox)
      Toggle("Quiet hours", image: "🌙", isOn: $isQuiet)
        .toggleStyle(.button)
        .tint(.purple)
      Toggle("Done", isOn: $isDone)
        .toggleStyle(.checklist)
    }
    Section("Subscriptions") {
      Toggle("Subscribe to all", sources: $lists, isOn: \.isSubscribed)
      ForEach($lists) { $list in
        Toggle(list.id, isOn: $list.isSubscribed)
      }
    }
    .toggleStyle(.checkbox)
  }
}
