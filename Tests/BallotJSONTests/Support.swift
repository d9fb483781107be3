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

/// SplitMix64 (Steele, Lea and Flood, 2014): random numbers that a seed repeats.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
