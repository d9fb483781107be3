import Ballot
import Foundation

let view = RadioGroupsView()
do {
  try view.run()
  print("\(view.horizontal ?? 0) × \(view.vertical ?? "nothing")")
} catch {
  print(error)
  exit(1)
}
