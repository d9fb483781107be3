import Ballot
import Foundation

let controller = ButtonsController()
do {
  try controller.form.run()
  print("\(controller.isByTrain ? "train" : "bus") \(controller.line ?? "")")
} catch {
  print(error)
  exit(1)
}
