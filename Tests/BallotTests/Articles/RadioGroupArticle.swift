import Ballot

/// A group of radio buttons over the cases of an enum, in two orientations, and what is selected.
struct RadioGroupArticle: View {
  enum Fruit: String, CaseIterable, CustomStringConvertible {
    case apple, pear, plum
    var description: String { rawValue.capitalized }
  }

  @State private var selection: Fruit? = nil
  @State private var other = Fruit.apple

  var body: some View {
    VStack(alignment: .leading) {
      RadioButtonGroup(
        selection: $selection, orientation: .horizontal, tags: Fruit.allCases,
        button: { isSelected in
          Image(isSelected ? "●" : "○")
            .foregroundColor(isSelected ? .blue : .gray)
            .frame(width: 20, height: 20)
        },
        label: { tag in
          Text("\(tag.description)")
            .font(.system(size: 15))
        }
      )
      .padding(.horizontal)
      Text { "The selection is: \(selection?.description ?? "None")" }
        .padding()
      RadioButtonGroup(
        selection: $other, orientation: .vertical, tags: Fruit.allCases,
        button: { isSelected in Text(isSelected ? "(*)" : "( )") },
        label: { tag in Text(tag.description) }
      )
    }
  }
}

extension String {
  /// Foundation's word for a capital at the start.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
