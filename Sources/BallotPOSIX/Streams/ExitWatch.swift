#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells the end of a child process through a descriptor, as `poll` can wait for nothing else.
///
/// A thread waits for the process, without taking its status. A handler for SIGCHLD would collide
/// with one of the program that uses the library, and the end of a command's output says nothing of
/// its end: it may close it and live on, or leave it to a process that outlives it.
struct ExitWatch {
  /// Can be read from when the process has ended.
  let descriptor: CInt

  /// Begins to wait for a child process.
  init(_ process: pid_t) throws(SystemError) {
    let ends = try System.pipe()
    descriptor = ends.reading
    let thread = Thread {
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      var byte: UInt8 = 0
      _ = write(ends.writing, &byte, 1)
      System.close(ends.writing)
    }
    guard let thread else {
      System.close(ends.reading)
      System.close(ends.writing)
      throw SystemError(call: .thread, code: EAGAIN)
    }
    thread.detach()
  }
}
