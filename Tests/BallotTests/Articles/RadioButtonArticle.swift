import Ballot

/// Radio buttons with images of their own, in two groups, as SwiftUI has them: only the names of
/// images are glyphs here.
struct RadioButtonArticle: View {
  @State private var selectedSize = 1
  @State private var selectedAnswer: String? = nil

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Size")
        .font(.headline)
        .padding(.bottom, 4)
      ForEach(1..<4) { id in
        RadioButton(id: id, selectedId: $selectedSize) { isSelected in
          Image(isSelected ? "◉" : "○")
            .imageScale(.large)
            .foregroundColor(isSelected ? .accentColor : .gray)
        } label: {
          HStack {
            Text("Size \(id)")
              .font(.body)
            Spacer()
          }
        }
      }
      Divider()
      HStack(alignment: .top, spacing: 12) {
        RadioButton(id: "Yes", selectedId: $selectedAnswer) { isSelected in
          Image(isSelected ? "☑" : "☐").frame(width: 24, height: 24)
        } label: {
          Text("Yes")
        }
        RadioButton(id: "No", selectedId: $selectedAnswer) { isSelected in
          Image(isSelected ? "☑" : "☐").frame(width: 24, height: 24)
        } label: {
          Text("No")
        }
      }
      .padding()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
