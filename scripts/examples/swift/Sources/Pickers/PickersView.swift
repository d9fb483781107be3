import Ballot

/// What ice cream may taste of.
enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }

  /// What goes on top.
  var topping: Topping {
    switch self {
    case .chocolate: .nuts
    case .vanilla: .cookies
    case .strawberry: .blueberries
    }
  }
}

/// What may go on top.
enum Topping: String, CaseIterable, Identifiable {
  case nuts, cookies, blueberries
  var id: Self { self }
}

/// How thick a border is.
enum Thickness: String, CaseIterable, Identifiable {
  case thin, regular, thick
  var id: Self { self }
}

/// The border of a drawing.
struct Border {
  var color: Color
  var thickness: Thickness
}

/// One choice in all styles, a choice with icons, and one over borders that differ.
struct PickersView: View {
  @State var selectedFlavor: Flavor = .chocolate
  @State var topping: Topping?
  @State var mark: Color?
  @State var borders = [
    Border(color: .black, thickness: .thin), Border(color: .red, thickness: .thick),
  ]

  private func picker(_ title: String) -> Picker<Flavor> {
    Picker(title, selection: $selectedFlavor) {
      Text("Chocolate").tag(Flavor.chocolate)
      Text("Vanilla").tag(Flavor.vanilla)
      Text("Strawberry").tag(Flavor.strawberry)
    }
  }

  var body: some View {
    Section("Flavor") {
      picker("Menu").pickerStyle(.menu)
      picker("Segmented").pickerStyle(.segmented)
      picker("Inline").pickerStyle(.inline)
      picker("Wheel").pickerStyle(.wheel)
      picker("Palette").pickerStyle(.palette)
      picker("Screen").pickerStyle(.navigationLink)
      picker("Automatic")
    }
    .onChange(of: selectedFlavor) { _, flavor in topping = flavor.topping }
    Section("More") {
      Picker("Topping", selection: $topping) {
        ForEach(Topping.allCases) { topping in
          Label(topping.rawValue, image: topping == .nuts ? "🥜" : "🍪")
        }
      }
      Picker("Mark", image: "🏷", selection: $mark) {
        Text("red").tint(.red).tag(Color.red)
        Text("green").tint(.green).tag(Color.green)
        Text("blue").tint(.blue).tag(Color.blue)
      }
      .pickerStyle(.palette)
      .optional()
      Picker(sources: $borders, selection: \.thickness) {
        ForEach(Thickness.allCases) { thickness in
          Text(thickness.rawValue)
        }
      } label: {
        Text("Border Thickness")
      }
      .pickerStyle(.menu)
    }
  }
}
