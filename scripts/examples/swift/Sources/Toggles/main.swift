import Ballot
import Foundation

let view = TogglesView()
do {
  try view.run()
  let names = view.lists.filter(\.isSubscribed).map(\.id)
  print(names.isEmpty ? "no subscriptions" : names.joined(separator: ", "))
} catch {
  print(error)
  exit(1)
}
