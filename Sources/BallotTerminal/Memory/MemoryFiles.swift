/// The files of a world in memory: folders are only what stands before a `/` in their paths.
extension MemoryWorld {
  /// The bytes of a file.
  public func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    guard let bytes = files[path] else {
      throw FileError(kind(of: path) == .folder ? "Is a directory" : "No such file or directory")
    }
    if bytes.count > limit { throw FileError("File too large") }
    return bytes
  }

  /// Keeps the bytes under the path.
  public func writeFile(
    _ path: String, _ bytes: [UInt8], options: FileWriting
  ) throws(FileError) {
    if kind(of: path) == .folder { throw FileError("Is a directory") }
    files[path] = options.appends ? (files[path] ?? []) + bytes : bytes
    writtenFiles[path] = options
  }

  /// What stands directly below a path.
  public func listFolder(_ path: String) throws(FileError) -> [String] {
    guard kind(of: path) == .folder else { throw FileError("No such file or directory") }
    let prefix = Self.prefix(ofFolder: path)
    var names: [String] = []
    for file in files.keys.sorted() where file.hasPrefix(prefix) {
      let rest = file.dropFirst(prefix.count)
      let end = rest.firstIndex(of: "/").map { rest.index(after: $0) } ?? rest.endIndex
      let name = String(rest[..<end])
      if !name.isEmpty && name != "/" && names.last != name { names.append(name) }
    }
    return names
  }

  /// A file is what is in `files`; a folder is what has something below it, and `.`.
  public func kind(of path: String) -> FileKind? {
    if files[path] != nil { return .file }
    let prefix = Self.prefix(ofFolder: path)
    return prefix.isEmpty || files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
  }

  private static func prefix(ofFolder path: String) -> String {
    if path.isEmpty || path == "." || path == "./" { return "" }
    return path.hasSuffix("/") ? path : path + "/"
  }
}
