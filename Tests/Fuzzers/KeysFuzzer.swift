import BallotTerminal

/// Keys are the same however the bytes are cut, never hold a control character, and none is made
/// up: a byte gives two keys at the most.
func complaintOfKeys(_ input: [UInt8]) -> String? {
  var whole = KeyDecoder()
  var pieces = KeyDecoder()
  var keys = whole.feed(input)
  var same = input.flatMap { pieces.feed([$0]) }
  if whole.waiting != pieces.waiting { return "waits \(String(describing: whole.waiting))" }
  keys += whole.flush()
  same += pieces.flush()
  if keys != same { return "\(keys), but byte by byte \(same)" }
  if keys.count > 2 * input.count { return "\(keys.count) keys of \(input.count) bytes" }
  for key in keys {
    switch key.code {
    case .character(let character):
      if !controls(in: String(character), keeping: "").isEmpty { return "\(key)" }
    case .paste(let text):
      if !controls(in: text, keeping: "\n\t").isEmpty { return "\(key)" }
    case .function(let number):
      if !(1...24).contains(number) { return "\(key)" }
    case .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home,
      .end, .pageUp, .pageDown:
      break
    }
  }
  return nil
}
