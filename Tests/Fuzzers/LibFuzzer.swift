#if LIBFUZZER
  import Foundation

  /// What libFuzzer's own `main` calls with each input. `BALLOT_FUZZER` names the fuzzer.
  @c(LLVMFuzzerTestOneInput)
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    if let complaint = chosen.complaint(input) { fatalError(complaint) }
    return 0
  }

  private nonisolated(unsafe) let chosen: Fuzzer = {
    let name = ProcessInfo.processInfo.environment["BALLOT_FUZZER"]
    guard let fuzzer = Fuzzer.all.first(where: { $0.name == name }) else {
      fatalError("BALLOT_FUZZER is one of \(Fuzzer.all.map(\.name))")
    }
    return fuzzer
  }()
#endif
