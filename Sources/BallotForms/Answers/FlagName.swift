/// A name as a flag, without its dashes: `_` is `-` there (decisions 1.12).
public func flagName(_ name: String) -> String {
  String(name.map { $0 == "_" ? "-" : $0 })
}
