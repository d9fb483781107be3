#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Wakes the run when a child process has ended.
///
/// A thread waits for each, without taking its status. A handler for SIGCHLD would collide with one
/// of the program that uses the library, and the end of a command's output says nothing of its end:
/// it may close it and live on, or leave it to a process that outlives it.
enum ExitWatch {
  static func begin(_ process: pid_t) {
    let thread = Thread {
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      WakeUp.wake()
    }
    thread?.detach()
  }
}
