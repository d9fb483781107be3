#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// Writes files whole or not at all: a new file takes the place of the old one only when all bytes
/// are on the disk, and bytes that did not all fit are taken off the end of a file again.
enum FileWriter {
  static func write(
    _ bytes: [UInt8], to path: String, options: FileWriting
  ) throws(FileError) {
    // A request to end the process waits, so that no half of a file stays behind.
    let mask = SignalMask(FatalSignals.requests)
    do throws(SystemError) {
      if let descriptor = inheritedDescriptor(path) {
        return try System.writeAll(descriptor, bytes)
      }
      let existing = try FileStatus(path, followingLinks: true)
      if let existing, !existing.isRegular {
        return try writeInPlace(bytes, to: path)
      }
      let target = try LinkPolicy.target(of: path)
      let before = mask.block()
      defer { before.apply() }
      if options.appends {
        try append(bytes, to: target, isPrivate: options.isPrivate)
      } else {
        try replace(target, existing, with: bytes, isPrivate: options.isPrivate)
      }
    } catch {
      throw FileError(error.code == LinkPolicy.refusal ? LinkPolicy.reason : error.reason)
    }
  }

  /// The number in `/dev/stdout`, `/dev/stderr` and `/dev/fd/N`: to open those anew would begin at
  /// the start of the file behind them.
  private static func inheritedDescriptor(_ path: String) -> CInt? {
    switch path {
    case "/dev/stdout": 1
    case "/dev/stderr": 2
    default: path.hasPrefix("/dev/fd/") ? CInt(path.dropFirst("/dev/fd/".count)) : nil
    }
  }

  /// Writes to a device or a pipe.
  private static func writeInPlace(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = try System.open(path, O_WRONLY | O_NOCTTY)
    defer { System.close(descriptor) }
    try System.writeAll(descriptor, bytes)
  }

  private static func append(
    _ bytes: [UInt8], to path: String, isPrivate: Bool
  ) throws(SystemError) {
    let descriptor = try System.open(
      path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, mode: isPrivate ? 0o600 : 0o666)
    defer { System.close(descriptor) }
    let size = try System.retrying(.lseek) { lseek(descriptor, 0, SEEK_END) }
    do throws(SystemError) {
      try System.writeAll(descriptor, bytes)
      try flush(descriptor)
    } catch {
      _ = try? System.retrying(.ftruncate) { ftruncate(descriptor, size) }
      throw error
    }
  }

  private static func replace(
    _ path: String, _ existing: FileStatus?, with bytes: [UInt8], isPrivate: Bool
  ) throws(SystemError) {
    // The rename would not ask whether the file itself may be written.
    if existing != nil { _ = try System.retrying(.open) { access(path, W_OK) } }
    let folder = LinkPolicy.folder(of: path)
    let temporary = "\(folder)/.ballot-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let mode: mode_t = existing != nil || isPrivate ? 0o600 : 0o666
    let descriptor = try System.open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
    do throws(SystemError) {
      defer { System.close(descriptor) }
      try System.writeAll(descriptor, bytes)
      if let existing { try keepAccess(of: existing, on: descriptor) }
      try flush(descriptor)
      _ = try System.retrying(.rename) { rename(temporary, path) }
    } catch {
      unlink(temporary)
      throw error
    }
    // The new name is on the disk when its folder is; some file systems cannot say so.
    if let opened = try? System.open(folder, O_RDONLY) {
      try? flush(opened)
      System.close(opened)
    }
  }

  /// Gives a new file the owner and the permissions of the one it replaces. Only root can keep a
  /// foreign owner; without it, its special bits must not pass to us.
  private static func keepAccess(
    of existing: FileStatus, on descriptor: CInt
  ) throws(SystemError) {
    var mode = existing.mode
    let isOwned =
      (try? System.retrying(.fchown) {
        fchown(descriptor, existing.owner, existing.group)
      }) != nil
    if !isOwned { mode &= 0o777 }
    _ = try System.retrying(.fchmod) { fchmod(descriptor, mode) }
  }

  private static func flush(_ descriptor: CInt) throws(SystemError) {
    do throws(SystemError) {
      _ = try System.retrying(.fsync) { fsync(descriptor) }
    } catch {
      guard error.code == EINVAL || error.code == ENOTSUP else { throw error }
    }
  }

}
