import Ballot
import Foundation

let controller = ButtonsController()
do {
  try controller.form.run()
  print("\(controller.isByTrain ? "train" : "bus") \(controller.line ?? "")")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
