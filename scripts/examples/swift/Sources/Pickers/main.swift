import Ballot
import Foundation

let view = PickersView()
do {
  try view.run()
  let borders = view.borders.map(\.thickness.rawValue).joined(separator: ", ")
  print("\(view.selectedFlavor.rawValue) with \(view.topping?.rawValue ?? "nothing"), \(borders)")
} catch {
  print(error)
  exit(1)
}
