#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which symbolic links a written file may be reached through: the user's own, outside folders
/// like `/tmp`, where anyone can plant one that leads to the user's files.
enum LinkPolicy {
  /// The code of the error for a link that is not followed.
  static let refusal = ELOOP
  /// What to say then.
  static let reason =
    "the path is a symbolic link that leads nowhere, that belongs to someone else, or that stands "
    + "in a folder where anyone may make one; name the file it leads to"

  /// The path of the file itself.
  static func target(of path: String) throws(SystemError) -> String {
    guard let link = try FileStatus(path, followingLinks: false), link.isLink else { return path }
    let folder = try FileStatus(folder(of: path), followingLinks: true)
    guard link.owner == geteuid(), folder?.isSharedFolder == false,
      let resolved = realpath(path, nil)
    else {
      throw SystemError(call: .readlink, code: refusal)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The folder of a path, in words that open it.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
