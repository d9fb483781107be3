import Ballot

/// Toggles with labels, styles, a style of one's own, and one over a collection.
struct ToggleArticle: View {
  struct EmailList: Identifiable {
    var id: String
    var isSubscribed = false
  }

  @State private var vibrateOnRing = false
  @State private var isAirplaneMode = true
  @State private var lists = [
    EmailList(id: "Monthly Updates", isSubscribed: true),
    EmailList(id: "News Flashes", isSubscribed: true),
    EmailList(id: "Special Offers", isSubscribed: true),
  ]

  var body: some View {
    Form {
      Section {
        Toggle(isOn: $vibrateOnRing) {
          Text("Vibrate on Ring")
        }
        Toggle("Vibrate on Ring", isOn: $vibrateOnRing)
          .name("again")
          .toggleStyle(.switch)
          .tint(.mint)
          .labelsHidden()
        Toggle(isOn: $isAirplaneMode) {
          Label("Airplane mode", image: "✈")
            .font(.title)
        }
        .toggleStyle(.checkmark)
        Toggle("Wide", isOn: $isAirplaneMode)
          .toggleStyle(SwitchToggleStyle(tint: .green))
          .padding()
          .frame(maxWidth: 200)
        VStack {
          Toggle("Vibrate", isOn: $vibrateOnRing)
          Toggle("Also vibrate", isOn: $vibrateOnRing)
        }
        .toggleStyle(.button)
      }
      Section {
        ForEach($lists) { $list in
          Toggle(list.id, isOn: $list.isSubscribed)
        }
      }
      Section {
        Toggle(sources: $lists, isOn: \.isSubscribed) {
          Text("Subscribe to all")
        }
      }
    }
  }
}

/// The style that the article makes.
private struct ArticleToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(configuration.isOn ? "✔" : "○")
          .foregroundStyle(configuration.isOn ? .green : .gray)
          .accessibility(label: Text(configuration.isOn ? "Checked" : "Unchecked"))
          .imageScale(.large)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == ArticleToggleStyle {
  fileprivate static var checkmark: ArticleToggleStyle { .init() }
}
