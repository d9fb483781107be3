import Ballot

let view = RadioGroupsView()
view.runOrExit()
print("\(view.horizontal ?? 0) × \(view.vertical ?? "nothing")")
