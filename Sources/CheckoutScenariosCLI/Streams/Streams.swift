/// What the tool reads from and writes to, as closures, so that a test can stand in for all of it.
struct Streams {
  /// One of the three standard streams.
  enum Channel: Sendable {
    case input
    case output
    case error
  }

  /// What became of a text that was written.
  enum WriteResult: Sendable {
    /// It is out.
    case written
    /// Nobody reads any more: nothing to complain about.
    case closed
    /// It cannot be written, for example because a disk is full.
    case failed
  }

  /// Writes a text to a stream.
  var write: (String, Channel) -> WriteResult
  /// Reads the whole standard input, at most so many bytes.
  var readInput: (_ limit: Int) throws(InputFailure) -> [UInt8]
  /// Reads what is there of stdin, at most so many bytes; waits for something, and reads nothing only at its end.
  var readSome: (_ most: Int) throws(InputFailure) -> [UInt8]
  /// Whether something can be read from stdin, or its end is there, within so many milliseconds.
  var isInputReady: (_ milliseconds: Int32) -> Bool
  /// Whether stdin is a pipe that surely holds something now; this never waits, and says no when it is not known.
  var holdsInput: () -> Bool
  /// Reads a whole file, at most so many bytes.
  var readFile: (_ path: String, _ limit: Int) throws(InputFailure) -> [UInt8]
  /// Whether a stream is a terminal.
  var isTerminal: (Channel) -> Bool
}

/// Why something could not be read.
enum InputFailure: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound
  /// It is a folder.
  case isFolder
  /// It may not be read, or reading failed.
  case unreadable
  /// There is more of it than is read.
  case tooLarge
}
