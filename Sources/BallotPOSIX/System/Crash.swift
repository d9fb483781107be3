#if DEBUG
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The ways in which a Swift program ends itself by mistake, for tests of what it leaves behind;
  /// not in release builds.
  enum Crash: String, CaseIterable, Sendable {
    /// An index that an array does not have.
    case index
    /// `nil` where a value was taken for granted.
    case unwrap
    /// A number that does not fit.
    case overflow
    /// What an error that nobody catches and `fatalError` end in.
    case failure
    /// A stack that is full.
    case recursion
    /// `abort`, as the C library calls it.
    case abort

    /// Crashes.
    func happen() {
      let none = Environment.value("BALLOT_THAT_IS_NEVER_SET")
      switch self {
      case .index: _ = [0][1 + (none?.count ?? 0)]
      case .unwrap: _ = none.unsafelyUnwrapped
      case .overflow: _ = Int.max + (none?.count ?? 1)
      case .failure: preconditionFailure("a test asked for it")
      case .recursion: _ = Self.depth(below: 0)
      case .abort: systemAbort()
      }
    }

    private static func depth(below level: Int) -> Int {
      level < 0 ? 0 : 1 + depth(below: level + 1)
    }
  }

  /// Outside the type, whose own `abort` would hide the system's.
  private func systemAbort() -> Never { abort() }
#endif
