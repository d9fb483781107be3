/// The flags that every form has beside those of its questions, without their dashes.
let commonFlags = ["help", "yes", "non-interactive", "no-input", "interactive", "answers"]

/// Whether an answer of this name has a flag of its own: all that are a NAME and do not take the
/// flag of every form, which only the names of foreign schemas do. The others are answered by files
/// and by `--answer` (decisions 1.12).
public func hasFlag(_ name: String) -> Bool {
  let flag = flagName(name)
  return isName(name) && !commonFlags.contains { $0 == flag || $0 == "no-" + flag }
}

/// A name as a flag, without its dashes: `_` is `-` there (decisions 1.12).
public func flagName(_ name: String) -> String {
  String(name.map { $0 == "_" ? "-" : $0 })
}
