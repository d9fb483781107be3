/// Something that is fed with any bytes and must hold what it promises. `scripts/fuzz` builds this
/// folder with libFuzzer where the toolchain has it, else with a generator of its own.
struct Fuzzer {
  /// Its name for `scripts/fuzz`, and the name of its folder under `Corpus`.
  var name: String
  /// Takes one input and says what was wrong; `nil` when all was well. A trap is a failure too.
  var complaint: ([UInt8]) -> String?

  /// All of them.
  static var all: [Fuzzer] {
    [
      Fuzzer(name: "json", complaint: complaintOfJSON),
      Fuzzer(name: "form", complaint: complaintOfForm),
      Fuzzer(name: "keys", complaint: complaintOfKeys),
      Fuzzer(name: "arguments", complaint: complaintOfArguments),
      Fuzzer(name: "frames", complaint: complaintOfFrames),
      Fuzzer(name: "session", complaint: complaintOfSession),
    ]
  }
}

/// The scalars of a text that would do something in a terminal.
func controls(in text: String, keeping kept: String = "\n") -> [Unicode.Scalar] {
  text.unicodeScalars.filter {
    $0.properties.generalCategory == .control && !kept.unicodeScalars.contains($0)
  }
}
