import Ballot
import JSONValue

/// What the form asks for.
struct Order {
  /// What can be drunk.
  enum Drink: String, CaseIterable {
    case tea, coffee, water
  }

  var drink: Drink?
  var isHot = true
}

let form = Form("Order") {
  Radio("Drink", selection: \Order.drink)
  Toggle("Hot?", isOn: \Order.isHot)
}

var order = Order()
let world = try MemoryWorld.pressing("Down Down Enter n Enter")
try form.run(&order, in: world)
print(JSONValue(order.drink?.rawValue ?? "nothing").text, order.isHot ? "hot" : "cold")
