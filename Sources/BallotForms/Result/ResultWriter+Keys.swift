extension ResultWriter {
  /// The key of an answer outside JSON: the prefix, then `--key` or the name, with `_` for every
  /// character outside A–Z, a–z and 0–9.
  func key(_ entry: ResultEntry) -> String {
    let key = (prefix ?? "") + (entry.key ?? entry.name)
    return String(String.UnicodeScalarView(key.unicodeScalars.map { isKeyScalar($0) ? $0 : "_" }))
  }

  /// The keys that are no names, that two answers share, or that the shell needs for itself.
  func keyFaults(in entries: [ResultEntry]) -> [FormError] {
    let keys = entries.map(key)
    var faults: [FormError] = []
    for (index, (entry, key)) in zip(entries, keys).enumerated() {
      if let other = keys[..<index].firstIndex(of: key).map({ entries[$0] }) {
        faults.append(
          FormError(
            "the key \(key) is also that of \(other.name); give one of them another --key",
            name: entry.name))
      }
      if key.utf8.first.map({ (0x30...0x39).contains($0) }) ?? true {
        faults.append(
          FormError(
            "the key \"\(key)\" must begin with a letter; give another --key, or a --prefix",
            name: entry.name))
      }
      let shells = format.shells.filter { $0.reserves(key) }.map(\.rawValue)
      if !shells.isEmpty {
        faults.append(
          FormError(
            "\(key) is a variable of the shell's own (\(shells.joined(separator: ", "))); give another "
              + "--key, or put something before all keys with --prefix",
            name: entry.name))
      }
    }
    return faults
  }
}

private func isKeyScalar(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "A"..."Z", "a"..."z", "0"..."9": true
  default: false
  }
}

extension ResultFormat {
  /// The shells whose variables its keys must not be.
  var shells: [Shell] {
    switch self {
    case .shell: [.dash, .bash, .zsh, .busybox]
    case .bash: [.bash]
    case .fish: [.fish]
    case .json, .raw, .dotenv, .github: []
    }
  }
}
