import Ballot

let view = TogglesView()
view.runOrExit()
let names = view.lists.filter(\.isSubscribed).map(\.id)
print(names.isEmpty ? "no subscriptions" : names.joined(separator: ", "))
