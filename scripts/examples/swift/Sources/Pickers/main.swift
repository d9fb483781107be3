import Ballot

let view = PickersView()
view.runOrExit()
let borders = view.borders.map(\.thickness.rawValue).joined(separator: ", ")
print("\(view.selectedFlavor.rawValue) with \(view.topping?.rawValue ?? "nothing"), \(borders)")
