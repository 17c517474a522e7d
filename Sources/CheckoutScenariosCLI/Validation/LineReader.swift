/// Cuts stdin into lines while it comes in; no more of it is held than one line and one portion.
///
/// A line ends with a line feed or with the end of the input. What is read is not waited for longer than until
/// something is there, so a line is answered before the next one has to be written.
struct LineReader {
  /// One line.
  enum Line: Hashable, Sendable {
    /// Its bytes, without the line feed.
    case bytes([UInt8])
    /// It has more than ``LineReader/limit`` bytes; they are not kept.
    case tooLong
  }

  /// The most bytes a line has.
  static let limit = 64 * 1_024

  private let read: (_ most: Int) throws(InputFailure) -> [UInt8]
  private var portion: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Reads from something that hands over at most so many bytes, and none at its end.
  init(_ read: @escaping (_ most: Int) throws(InputFailure) -> [UInt8]) { self.read = read }

  /// Reads the next line; `nil` when there is none.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the line, of which at most ``limit`` are held.
  mutating func next() throws(InputFailure) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    var isBegun = false
    while true {
      if portion.isEmpty, !isAtEnd {
        portion = try read(LineReader.limit)[...]
        isAtEnd = portion.isEmpty
      }
      guard !portion.isEmpty else { break }
      isBegun = true
      let end = portion.firstIndex(of: UInt8(ascii: "\n"))
      let part = portion[..<(end ?? portion.endIndex)]
      isTooLong = isTooLong || line.count + part.count > LineReader.limit
      if isTooLong { line = [] } else { line += part }
      portion = portion.dropFirst(part.count + (end == nil ? 0 : 1))
      if end != nil { break }
    }
    guard isBegun else { return nil }
    return isTooLong ? .tooLong : .bytes(line)
  }
}
