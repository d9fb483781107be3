#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import BallotTerminal

/// Reads whole files.
enum FileReader {
  /// All bytes of a file; throws where there are more than `limit`.
  static func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    do throws(SystemError) {
      let descriptor = try System.open(path, O_RDONLY | O_NOCTTY)
      defer { System.close(descriptor) }
      var bytes: [UInt8] = []
      while bytes.count <= limit {
        // One byte more than allowed tells a file that is too long from one that just fits.
        let wanted = min(limit - bytes.count + 1, 1 << 18)
        do throws(SystemError) {
          let more = try System.read(descriptor, count: wanted)
          if more.isEmpty { return bytes }
          bytes += more
        } catch {
          guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
          _ = try System.poll(descriptor, for: POLLIN, milliseconds: -1)
        }
      }
    } catch {
      throw FileError(error.reason)
    }
    throw FileError("the file is larger than the limit of \(limit) bytes")
  }
}
