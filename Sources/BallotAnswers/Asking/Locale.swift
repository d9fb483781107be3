/// Whether the locale's characters are UTF-8: the first of LC_ALL, LC_CTYPE and LANG that is set
/// and not empty says so (POSIX XBD 8.2).
/// - Parameter variable: the value of an environment variable, or `nil`.
package func isUTF8Locale(_ variable: (String) -> String?) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty }
  let name = (locale ?? "").lowercased()
  return name.utf8.indices.contains { index in
    name.utf8[index...].starts(with: "utf-8".utf8) || name.utf8[index...].starts(with: "utf8".utf8)
  }
}

/// Whether a variable that switches something on does so: it is set and not empty, `0` or `false`.
package func isSwitchedOn(_ value: String?) -> Bool {
  switch value?.lowercased() {
  case nil, "", "0", "false": false
  case .some: true
  }
}
