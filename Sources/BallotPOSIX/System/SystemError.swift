#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls that can fail, by their names: for error texts and for injected faults.
enum SystemCall: String, CaseIterable, Sendable {
  case open, close, read, write, poll, lseek, fsync, ftruncate, rename, unlink, stat, readlink
  case fchmod, fchown, opendir, pipe, fcntl, kill, waitpid
  case tcgetattr, tcsetattr, tcgetpgrp
  case posixSpawn = "posix_spawn"
  case thread = "pthread_create"
}

/// A system call that failed.
struct SystemError: Error, Equatable {
  /// Which call it was.
  var call: SystemCall
  /// What `errno` said.
  var code: CInt

  /// The system's word for the error, such as `No such file or directory`.
  var reason: String { String(cString: strerror(code)) }
  /// The call and the system's word for the error.
  var description: String { "\(call.rawValue): \(reason)" }
}
