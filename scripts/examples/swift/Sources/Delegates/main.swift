import Ballot

let controller = ButtonsController()
controller.form.runOrExit()
print("\(controller.isByTrain ? "train" : "bus") \(controller.line ?? "")")
