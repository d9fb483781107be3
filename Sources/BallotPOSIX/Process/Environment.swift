// The environment is a mutable global of C; only this file touches it, and never writes to it.
#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// The environment of the process, as it was handed to it.
enum Environment {
  /// The value of a variable, bytes that are not UTF-8 replaced by U+FFFD.
  static func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// All entries, `NAME=VALUE`, as the bytes that came.
  static var entries: [[UInt8]] {
    #if canImport(Darwin)
      let start = _NSGetEnviron().pointee
    #else
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    guard var next = start else { return [] }
    var entries: [[UInt8]] = []
    while let entry = next.pointee {
      entries.append(bytes(of: entry))
      next += 1
    }
    return entries
  }

  /// The names and values of the variables whose name begins with a prefix.
  static func variables(prefix: String) -> [(name: String, value: String)] {
    entries.compactMap { entry in
      guard entry.starts(with: prefix.utf8), let equals = entry.firstIndex(of: UInt8(ascii: "="))
      else { return nil }
      return (
        String(decoding: entry[..<equals], as: UTF8.self),
        String(decoding: entry[(equals + 1)...], as: UTF8.self)
      )
    }
  }

  /// The entries with these variables set or, where the value is `nil`, removed.
  static func entries(
    changing changes: [(name: String, value: String?)]
  ) -> [[UInt8]] {
    var entries = self.entries
    for (name, value) in changes {
      entries.removeAll { $0.starts(with: Array("\(name)=".utf8)) }
      if let value { entries.append(Array("\(name)=\(value)".utf8)) }
    }
    return entries
  }

  /// The arguments after the program's name, as the bytes that came.
  static var arguments: [[UInt8]] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { CommandLine.unsafeArgv[$0].map(bytes(of:)) }
  }

  private static func bytes(of text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
