import Ballot

/// Pickers from tags, from the cases of an enum, with other tags, with labels, in styles, and one
/// over values that differ.
struct PickerArticle: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }

    var suggestedTopping: Topping {
      switch self {
      case .chocolate: return .nuts
      case .vanilla: return .cookies
      case .strawberry: return .blueberries
      }
    }
  }

  enum Topping: String, CaseIterable, Identifiable {
    case nuts, cookies, blueberries
    var id: Self { self }
  }

  enum Thickness: String, CaseIterable, Identifiable {
    case thin
    case regular
    case thick

    var id: String { rawValue }
  }

  struct Border {
    var color: Color
    var thickness: Thickness
  }

  @State private var selectedFlavor: Flavor = .chocolate
  @State private var suggestedTopping: Topping = .nuts
  @State private var selectedObjectBorders = [
    Border(color: .black, thickness: .thin),
    Border(color: .red, thickness: .thick),
  ]

  var body: some View {
    NavigationStack {
      List {
        Picker("Flavor", selection: $selectedFlavor) {
          Text("Chocolate").tag(Flavor.chocolate)
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Strawberry").tag(Flavor.strawberry)
        }
        Picker(selection: $selectedFlavor) {
          Text("Chocolate").tag(Flavor.chocolate)
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Strawberry").tag(Flavor.strawberry)
        } label: {
          Text("Taste")
          Text("Choose your favorite flavor")
        }
        .pickerStyle(.segmented)
        Picker("Topping", selection: $suggestedTopping) {
          ForEach(Flavor.allCases) { flavor in
            Text(flavor.rawValue)
              .padding(4)
              .tag(flavor.suggestedTopping)
          }
        }
        .pickerStyle(.inline)
        .onChange(of: selectedFlavor) { _, flavor in
          suggestedTopping = flavor.suggestedTopping
        }
        Picker(selection: $suggestedTopping, label: Text("Other topping")) {
          ForEach(Topping.allCases) { topping in Text(topping.rawValue).tag(topping) }
        }
        HStack {
          Text("Suggested Topping")
          Spacer()
          Text(suggestedTopping.rawValue)
            .foregroundStyle(.secondary)
        }
        Picker("Border Thickness", sources: $selectedObjectBorders, selection: \.thickness) {
          ForEach(Thickness.allCases) { thickness in
            Text(thickness.rawValue)
          }
        }
      }
    }
  }
}
