import Ballot
import Testing

@Test func radioButtonsInTwoGroupsShareNothing() throws {
  let view = RadioButtonsView()
  let start = try Pressing(view, "")
  for part in ["Drink", "◆ Tea", "◇ Coffee", "☆ Water", "still or sparkling", "Table"] {
    #expect(start.text.contains(part), "\(part)")
  }
  #expect(!start.text.contains("Choose one"))
  let pressed = try Pressing(view, "Down Down Enter Down Down Enter")
  #expect(pressed.error == nil)
  #expect(view.drink == .water)
  #expect(view.table == 2)
}

@Test func radioGroupsLieBothWaysAndATextFollows() throws {
  let view = RadioGroupsView()
  let start = try Pressing(view, "")
  #expect(start.text.contains("The selection is: None"))
  #expect(start.text.contains("( ) Apple"))
  let moved = try Pressing(view, "Down")
  #expect(moved.text.contains("(•) Apple"))
  #expect(moved.text.contains("The selection is: Apple"))
  let pressed = try Pressing(view, "Down Enter Right Right Right Enter")
  #expect(pressed.error == nil)
  #expect(view.vertical == "Apple")
  #expect(view.horizontal == 3)
}

@Test func togglesInEveryStyle() throws {
  let view = TogglesView()
  let pressed = try Pressing(
    view, "Space Enter Space Enter y Enter Space Enter Space Enter Enter Enter Space Enter")
  #expect(pressed.error == nil)
  #expect(!view.vibrateOnRing)
  #expect(view.vibrateOnSilent)
  #expect(view.isQuiet)
  #expect(view.isDone)
  #expect(view.lists.map(\.isSubscribed) == [true, true, false])
}

@Test func aDelegateClearsTheOtherButtonAndChangesTheLines() throws {
  let controller = ButtonsController()
  let start = try Pressing(controller.form, "")
  #expect(start.text.contains("☑"))
  let pressed = try Pressing(controller.form, "Enter Space Enter Up Enter")
  #expect(pressed.error == nil)
  #expect(!controller.isByTrain)
  #expect(controller.isByBus)
  #expect(controller.line == "N12")
}

@Test func pickersInAllStylesShareOneFlavor() throws {
  let view = PickersView()
  let start = try Pressing(view, "")
  for part in [
    "Menu               Chocolate ▾", "Segmented          [Chocolate]│ Vanilla",
    "Wheel              Chocolate", "Screen             Chocolate ›", "Topping",
    "Border Thickness   — mixed ▾",
  ] {
    #expect(start.text.contains(part), "\(part)")
  }
  let pressed = try Pressing(
    view, "Enter Right Enter Enter Enter Enter Enter Enter Enter Right Enter Space Down Enter")
  #expect(pressed.error == nil)
  #expect(view.selectedFlavor == .vanilla)
  #expect(view.topping == .cookies)
  #expect(view.mark == .red)
  #expect(view.borders.map(\.thickness) == [.regular, .regular])
  #expect(pressed.text.contains("Wheel              Vanilla"))
}
