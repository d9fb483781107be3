import Ballot

let view = RadioButtonsView()
view.runOrExit()
print("\(view.drink.rawValue) at table \(view.table ?? 0)")
