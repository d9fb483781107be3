import Ballot
import Foundation

let view = RadioButtonsView()
do {
  try view.run()
  print("\(view.drink.rawValue) at table \(view.table ?? 0)")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
