import Ballot
import Foundation

let view = PickersView()
do {
  try view.run()
  let borders = view.borders.map(\.thickness.rawValue).joined(separator: ", ")
  print("\(view.selectedFlavor.rawValue) with \(view.topping?.rawValue ?? "nothing"), \(borders)")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
