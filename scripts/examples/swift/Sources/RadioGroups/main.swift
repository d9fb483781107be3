import Ballot
import Foundation

let view = RadioGroupsView()
do {
  try view.run()
  print("\(view.horizontal ?? 0) × \(view.vertical ?? "nothing")")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
