import Ballot
import Foundation

let view = TogglesView()
do {
  try view.run()
  let names = view.lists.filter(\.isSubscribed).map(\.id)
  print(names.isEmpty ? "no subscriptions" : names.joined(separator: ", "))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
