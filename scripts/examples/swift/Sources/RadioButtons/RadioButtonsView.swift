import Ballot

/// Radio buttons with icons of their own, in two groups that share nothing.
struct RadioButtonsView: View {
  /// What can be drunk.
  enum Drink: String, Hashable {
    case tea, coffee, water
  }

  @State var drink: Drink = .tea
  @State var table: Int?

  var body: some View {
    Section("Drink") {
      RadioButton(id: .tea, selectedId: $drink) { isChecked in
        Image(isChecked ? "◆" : "◇").foregroundColor(isChecked ? .accentColor : .gray)
      } label: {
        Text("Tea")
      }
      RadioButton(id: .coffee, selectedId: $drink) { isChecked in
        Image(isChecked ? "◆" : "◇").foregroundColor(isChecked ? .accentColor : .gray)
      } label: {
        Text("Coffee")
      }
      RadioButton(id: .water, selectedId: $drink) { isChecked in
        Image(isChecked ? "★" : "☆").foregroundColor(isChecked ? .blue : .gray)
      } label: {
        Text("Water")
        Text("still or sparkling")
      }
    }
    Section("Table") {
      ForEach(1..<4) { number in
        RadioButton(id: number, selectedId: $table) { isChecked in
          Text(isChecked ? "[*]" : "[ ]")
        } label: {
          Label("Table \(number)", image: "🍽")
        }
      }
    }
  }
}
