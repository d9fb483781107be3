#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// What the system knows of a file, by path.
struct FileStatus {
  private let status: stat

  /// Asks about what a path leads to, or about the symbolic link itself; `nil` for nothing there.
  init?(_ path: String, followingLinks: Bool) throws(SystemError) {
    if path.utf8.contains(0) { throw SystemError(call: .stat, code: EINVAL) }
    var status = stat()
    do throws(SystemError) {
      _ = try System.retrying(.stat) {
        followingLinks ? stat(path, &status) : lstat(path, &status)
      }
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
    self.status = status
  }

  /// Asks about an open file; `nil` where that fails.
  init?(_ descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.status = status
  }

  private var type: mode_t { status.st_mode & mode_t(S_IFMT) }

  var isFolder: Bool { type == mode_t(S_IFDIR) }
  var isRegular: Bool { type == mode_t(S_IFREG) }
  var isLink: Bool { type == mode_t(S_IFLNK) }
  /// The permission bits.
  var mode: mode_t { status.st_mode & 0o7777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }

  /// Whether others may make files here whose names only they may change, as in `/tmp`.
  var isSharedFolder: Bool { mode & mode_t(S_ISVTX) != 0 && mode & mode_t(S_IWOTH) != 0 }
}
