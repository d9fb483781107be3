#if DEBUG
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif
  import Synchronization

  extension Faults {
    /// The faults that `BALLOT_FAULTS` asks for, so that the whole program can be tested with them:
    /// blank-separated rules `CALL:FAULT:EVERY`. `read:4:3` lets each third `read` fail with `errno`
    /// 4, `write:short:1` lets each `write` take one byte, `write:abort:2` crashes at the second.
    /// What is no rule is left out.
    static let fromEnvironment: Faults? = {
      guard let text = Environment.value("BALLOT_FAULTS") else { return nil }
      let rules = text.split(separator: " ").compactMap { Rule($0) }
      return rules.isEmpty
        ? nil
        : Faults { call in
          for rule in rules where rule.call == call && rule.isDue() { return rule.fault }
          return nil
        }
    }()

    private final class Rule: Sendable {
      let call: SystemCall
      let fault: Fault
      private let every: Int
      private let count = Atomic<Int>(0)

      init?(_ text: Substring) {
        let parts = text.split(separator: ":")
        guard parts.count == 3, let call = SystemCall(rawValue: String(parts[0])),
          let every = Int(parts[2]), every > 0
        else { return nil }
        if parts[1] == "short" {
          fault = .atMost(1)
        } else if let crash = Crash(rawValue: String(parts[1])) {
          fault = .crash(crash)
        } else if let code = CInt(parts[1]) {
          fault = .error(code)
        } else {
          return nil
        }
        self.call = call
        self.every = every
      }

      /// Counts a call, and says whether this one gets the fault.
      func isDue() -> Bool {
        count.add(1, ordering: .relaxed).newValue.isMultiple(of: every)
      }
    }
  }
#endif
