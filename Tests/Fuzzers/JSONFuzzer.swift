import BallotJSON

/// A text is read or refused at a place inside it, and what was read is written so that it is read
/// as the same.
func complaintOfJSON(_ input: [UInt8]) -> String? {
  do throws(JSONError) {
    let value = try JSON(parsing: input)
    for layout in [JSONLayout.compact, .pretty] {
      let written = value.utf8(layout)
      if try JSON(parsing: written) != value { return "\(value) is read otherwise than written" }
    }
    return nil
  } catch {
    guard (0...input.count).contains(error.position.offset) else {
      return "the fault is at \(error.position) of \(input.count) bytes"
    }
    return controls(in: error.message).isEmpty ? nil : "the message holds a control"
  }
}
