/// Cuts the bytes of a Swift file into tokens, and never into an import that is not one.
///
/// It knows what has to be skipped (nested comments, plain, raw and multi-line strings, regex literals)
/// and what must not be (the code inside an interpolation, with its own strings and brackets). It works in
/// linear time, keeps its own stack and returns tokens for any bytes, whether they are Swift or not.
struct Lexer {
  /// What the lexer is inside of; the innermost comes last.
  enum Frame {
    case string(StringFrame)
    case interpolation(openBrackets: Int)
  }

  let bytes: [UInt8]
  var position = 0
  var line = 1
  var tokens: [Token] = []
  var frames: [Frame] = []
  /// What the open strings hold so far, interpolations left out.
  var texts: [[UInt8]] = []
  /// How many of the frames are interpolations.
  var depth = 0
  /// The end of a line known not to close a raw string, and for how many hash signs.
  var lineWithoutRawEnd = (end: 0, hashes: 0)

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The tokens of a file, in the order in which they end.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    lexer.skipPrologue()
    while lexer.position < lexer.bytes.count {
      if case .string(let frame) = lexer.frames.last {
        lexer.lexString(frame)
      } else {
        lexer.lexCode()
      }
    }
    return lexer.tokens
  }

  func byte(ahead offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  /// Moves on, counting the lines passed; a carriage return and a newline together are one.
  mutating func advance(by count: Int = 1) {
    let end = min(position + count, bytes.count)
    while position < end {
      let passed = bytes[position]
      position += 1
      if passed == Byte.newline || (passed == Byte.carriageReturn && byte() != Byte.newline) {
        line += 1
      }
    }
  }

  mutating func emit(_ kind: Token.Kind, _ range: Range<Int>, line: Int? = nil) {
    emit(kind, text: String(decoding: bytes[range], as: UTF8.self), line: line)
  }

  mutating func emit(_ kind: Token.Kind, text: String, line: Int? = nil) {
    tokens.append(Token(kind: kind, text: text, line: line ?? self.line, depth: depth))
  }

  /// The end of the run of bytes from here on for which the condition holds.
  func end(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return index
  }
}

extension Lexer {
  /// A byte order mark, and the line that makes a script executable.
  private mutating func skipPrologue() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { advance(by: 3) }
    if byte() == Byte.hash, byte(ahead: 1) == Byte.exclamation { skipLine() }
  }

  private mutating func lexCode() {
    let next = bytes[position]
    switch next {
    case Byte.quote: openString(hashes: 0)
    case Byte.hash: lexHashes()
    case Byte.backtick: lexBackticks()
    case Byte.open, Byte.close: lexBracket(next)
    case _ where Byte.isBlank(next): advance()
    case _ where Byte.isNameHead(next): lexRun(.word, while: Byte.isNameTail)
    case _ where Byte.isDigit(next): lexRun(.number, while: Byte.isNameTail)
    case _ where Byte.isOperator(next): lexOperator()
    default: lexMark()
    }
  }

  private mutating func lexRun(_ kind: Token.Kind, while condition: (UInt8) -> Bool) {
    let range = position..<end(from: position, while: condition)
    emit(kind, range)
    position = range.upperBound
  }

  mutating func lexMark() {
    emit(.mark, position..<position + 1)
    advance()
  }

  private mutating func lexBackticks() {
    let start = position + 1
    let end = end(from: start) { $0 != Byte.backtick && !Byte.isNewline($0) }
    guard end < bytes.count, bytes[end] == Byte.backtick else { return lexMark() }
    emit(.quotedWord, start..<end)
    position = end + 1
  }

  /// A round bracket, which may be the one that closes an interpolation.
  private mutating func lexBracket(_ bracket: UInt8) {
    guard case .interpolation(let openBrackets) = frames.last else { return lexMark() }
    let remaining = openBrackets + (bracket == Byte.open ? 1 : -1)
    if remaining == 0 {
      frames.removeLast()
      depth -= 1
      return advance()
    }
    frames[frames.count - 1] = .interpolation(openBrackets: remaining)
    lexMark()
  }

  /// A run of hash signs: of a raw string, of a regex, or before the word of a directive.
  private mutating func lexHashes() {
    let end = end(from: position) { $0 == Byte.hash }
    let hashes = end - position
    let next = end < bytes.count ? bytes[end] : nil
    if next == Byte.quote {
      openString(hashes: hashes)
    } else if next == Byte.slash {
      lexHashedRegex(hashes: hashes)
    } else if hashes == 1, let next, Byte.isNameHead(next) {
      position = end
      lexRun(.directive, while: Byte.isNameTail)
    } else {
      for _ in 0..<hashes { lexMark() }
    }
  }
}
