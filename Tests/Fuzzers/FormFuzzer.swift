import BallotForms
import BallotJSON

/// A form file is read or refused with faults inside it, in words that are harmless; a form that
/// was read can be described, and drawn at two widths.
func complaintOfForm(_ input: [UInt8]) -> String? {
  do throws(FormFileError) {
    // The path decides nothing but the folder of files that the form names.
    let form = try readFormFile(input, path: "form.json").form
    let schema = answerSchema(of: form).text()
    guard (try? JSON(parsing: Array(schema.utf8))) != nil else { return "no schema: \(schema)" }
  } catch {
    if error.faults.isEmpty { return "refused without a fault" }
    for fault in error.faults where !(0...input.count).contains(fault.position.offset) {
      return "the fault is at \(fault.position) of \(input.count) bytes"
    }
    return controls(in: error.description).isEmpty ? nil : "the message holds a control"
  }
  for columns in [80, 17] {
    let complaint = complaintOfTool(
      ["form", "form.json"], files: ["form.json": input], keys: walk, columns: columns)
    if let complaint { return "\(columns) columns: \(complaint)" }
  }
  return nil
}

/// Keys that go through a form and touch each question.
private let walk = Array(" \u{1B}[B \t1\u{1B}[C\ty\t\u{1B}[B\r\r\ra\r".utf8)
