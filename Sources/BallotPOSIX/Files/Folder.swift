#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// Lists folders.
enum Folder {
  /// The names in a folder but `.` and `..`, unsorted, folders with a `/` at the end.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else {
      throw FileError(SystemError(call: .opendir, code: errno).reason)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      names.append(isFolder(entry.pointee.d_type, "\(path)/\(name)") ? name + "/" : name)
    }
    return names
  }

  /// Asks the file itself only where the folder does not know, and for symbolic links.
  private static func isFolder(_ type: UInt8, _ path: String) -> Bool {
    switch CInt(type) {
    case CInt(DT_DIR): true
    case CInt(DT_UNKNOWN), CInt(DT_LNK):
      (try? FileStatus(path, followingLinks: true))?.isFolder ?? false
    default: false
    }
  }
}
