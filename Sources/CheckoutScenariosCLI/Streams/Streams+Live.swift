#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Streams {
  /// The streams and files of the process.
  static var live: Streams {
    Streams(
      write: { text, channel in StandardDescriptor.writeAll(text, to: channel.descriptor) },
      readInput: { limit throws(InputFailure) in try StandardDescriptor.readAll(STDIN_FILENO, limit: limit) },
      readSome: { most throws(InputFailure) in try StandardDescriptor.readSome(STDIN_FILENO, most: most) },
      isInputReady: { StandardDescriptor.isReady(STDIN_FILENO, for: POLLIN, milliseconds: $0) },
      holdsInput: { StandardDescriptor.isPipeWithInput(STDIN_FILENO) },
      readFile: { path, limit throws(InputFailure) in
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .notFound : .unreadable }
        defer { close(descriptor) }
        return try StandardDescriptor.readAll(descriptor, limit: limit)
      },
      isTerminal: { isatty($0.descriptor) == 1 }
    )
  }
}

/// Reading and writing by the calls of the system, apart from the names that ``Streams`` gives them.
private enum StandardDescriptor {
  static func readAll(_ descriptor: Int32, limit: Int) throws(InputFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try readSome(descriptor, most: 65_536)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
    throw .tooLarge
  }

  static func readSome(_ descriptor: Int32, most: Int) throws(InputFailure) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: most)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(chunk.prefix(count)) }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody made the stream non-blocking: wait until there is more.
        _ = isReady(descriptor, for: POLLIN, milliseconds: -1)
      case EISDIR: throw .isFolder
      default: throw .unreadable
      }
    }
  }

  static func writeAll(_ text: String, to descriptor: Int32) -> Streams.WriteResult {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        sent += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody made the stream non-blocking: wait until it takes more.
        _ = isReady(descriptor, for: POLLOUT, milliseconds: -1)
      // Nobody reads any more, or nobody ever did.
      case EPIPE, EBADF: return .closed
      default: return .failed
      }
    }
    return .written
  }

  /// Whether it is a pipe with something in it: what else can be read might be nothing but an end.
  static func isPipeWithInput(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
    var waiting = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, 0) > 0 else { return false }
    return Int32(waiting.revents) & Int32(POLLIN) != 0
  }

  static func isReady(_ descriptor: Int32, for event: Int32, milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
    return unsafe poll(&waiting, 1, milliseconds) != 0
  }
}

extension Streams.Channel {
  fileprivate var descriptor: Int32 {
    switch self {
    case .input: STDIN_FILENO
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }
}
