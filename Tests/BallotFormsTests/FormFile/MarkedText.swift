import BallotForms

/// A form file as a test writes it: each `▸` stands at the place of a fault.
struct MarkedText {
  /// The text without its marks.
  private(set) var bytes: [UInt8] = []
  /// The bytes of the text at which the marks stood.
  private(set) var offsets: [Int] = []

  init(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar == "▸" {
        offsets.append(bytes.count)
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
  }
}

/// The faults of a form file, none if it can be read.
func faults(_ bytes: [UInt8], path: String = "form.json") -> [FormFileFault] {
  do throws(FormFileError) {
    _ = try readForm(bytes, path: path)
    return []
  } catch {
    return error.faults
  }
}
