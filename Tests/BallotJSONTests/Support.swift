import BallotJSON

/// Reads a text that a test is sure of.
func json(_ text: String) throws -> JSON {
  try JSON(parsing: Array(text.utf8))
}

/// The error of reading a text, or nil if it is JSON.
func error(in bytes: [UInt8], depthLimit: Int = 512) -> JSONError? {
  do throws(JSONError) {
    _ = try JSON(parsing: bytes, depthLimit: depthLimit)
    return nil
  } catch {
    return error
  }
}

/// The error of reading a text, or nil if it is JSON.
func error(in text: String) -> JSONError? {
  error(in: Array(text.utf8))
}

/// What is wrong with a text, or nil if it is JSON.
func fault(in bytes: [UInt8]) -> JSONFault? {
  error(in: bytes)?.fault
}
