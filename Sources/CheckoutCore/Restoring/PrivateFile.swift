#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file that nobody but its owner can open, from its first byte on.
///
/// Foundation writes atomically or with the permissions that are asked for, and not both.
enum PrivateFile {
  /// Writes a file and puts it in the place of what was there; answers whether it is there now.
  ///
  /// What was there stays until the new one is complete, on the disk and closed to others.
  static func replace(_ path: String, with data: Data) -> Bool {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      // A name of its own: two who write at once never write into the same draft.
      let draft = "\(path).\(UInt64.random(in: .min ... .max)).new"
      let file = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { return false }
      let isWritten = fchmod(file, 0o600) == 0 && write(data, to: file) && fsync(file) == 0
      guard close(file) == 0, isWritten, unsafe rename(draft, path) == 0 else {
        _ = unsafe unlink(draft)
        return false
      }
      return true
    #else
      return (try? data.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil
    #endif
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
    private static func write(_ data: Data, to file: Int32) -> Bool {
      let bytes = Array(data)
      var sent = 0
      while sent < bytes.count {
        #if canImport(Glibc)
          let count = unsafe bytes[sent...].withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
        #elseif canImport(Musl)
          let count = unsafe bytes[sent...].withUnsafeBytes { unsafe Musl.write(file, $0.baseAddress, $0.count) }
        #else
          let count = unsafe bytes[sent...].withUnsafeBytes { unsafe Darwin.write(file, $0.baseAddress, $0.count) }
        #endif
        if count > 0 {
          sent += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  #endif
}
