import Ballot

/// The same choice as two groups, one below the other and side by side, and a text that follows.
struct RadioGroupsView: View {
  @State var vertical: String?
  @State var horizontal: Int?

  var body: some View {
    VStack {
      RadioButtonGroup(
        "Fruit", selection: $vertical, orientation: .vertical, tags: ["Apple", "Pear", "Plum"]
      ) { isSelected in
        Text(isSelected ? "(•)" : "( )").foregroundColor(isSelected ? .green : .gray)
      } label: { tag in
        Text(tag)
      }
      Text { "The selection is: \(vertical ?? "None")" }
      RadioButtonGroup(
        "How many?", selection: $horizontal, orientation: .horizontal, tags: [1, 2, 3]
      ) { isSelected in
        Image(isSelected ? "●" : "○")
      } label: { tag in
        Text("\(tag)")
      }
      Text { "The selection is: \(horizontal.map(String.init) ?? "None")" }
    }
  }
}
