extension Lexer {
  /// A run of operator bytes, which a comment may end and a regex literal too.
  mutating func lexOperator() {
    let opensOperand = position == 0 || Byte.leavesOperandOpen(bytes[position - 1]) || endsComment(position)
    while let next = byte(), Byte.isOperator(next) {
      if next == Byte.slash, byte(ahead: 1) == Byte.slash { return skipLine() }
      if next == Byte.slash, byte(ahead: 1) == Byte.star { return skipBlockComment() }
      if next == Byte.slash, opensOperand, let end = bareRegexEnd() {
        emit(.regex, position + 1..<end)
        position = end + 1
        return
      }
      lexMark()
    }
  }

  mutating func skipLine() {
    position = end(from: position) { !Byte.isNewline($0) }
  }

  /// Whether the two bytes before this one close a block comment, which counts as a blank.
  private func endsComment(_ index: Int) -> Bool {
    index >= 2 && bytes[index - 1] == Byte.slash && bytes[index - 2] == Byte.star
  }

  private mutating func skipBlockComment() {
    var open = 0
    repeat {
      if byte() == Byte.slash, byte(ahead: 1) == Byte.star {
        open += 1
        advance(by: 2)
      } else if byte() == Byte.star, byte(ahead: 1) == Byte.slash {
        open -= 1
        advance(by: 2)
      } else {
        advance()
      }
    } while open > 0 && position < bytes.count
  }

  /// Where the bare regex literal that opens here has its closing slash, or nothing if it is a division.
  ///
  /// The compiler's own heuristics: it stands where an operand begins, neither begins nor ends with a blank,
  /// ends on its line, and closes no bracket that it has not opened. The search ends at the next slash, so that
  /// no byte is searched more than twice.
  private mutating func bareRegexEnd() -> Int? {
    guard let first = byte(ahead: 1), !Byte.isBlank(first) else { return nil }
    var brackets = 0
    var classes = 0
    var index = position + 1
    while index < bytes.count, !Byte.isNewline(bytes[index]) {
      switch bytes[index] {
      case Byte.slash:
        let last = bytes[index - 1]
        return last == Byte.space || last == Byte.tab ? nil : index
      case Byte.backslash: index += 1
      case Byte.openSquare: classes += 1
      case Byte.closeSquare: classes = max(0, classes - 1)
      case Byte.open where classes == 0: brackets += 1
      case Byte.close where classes == 0:
        brackets -= 1
        if brackets < 0 { return nil }
      default: break
      }
      if index < bytes.count, Byte.isNewline(bytes[index]) { break }
      index += 1
    }
    return nil
  }

  /// A regex between hash signs: to the end of its line, or over many lines if nothing follows the opening.
  mutating func lexHashedRegex(hashes: Int) {
    let start = position + hashes + 1
    let firstLine = line
    let body = end(from: start) { $0 == Byte.space || $0 == Byte.tab }
    let isMultiline = body < bytes.count && Byte.isNewline(bytes[body])
    var index = start
    while index < bytes.count, isMultiline || !Byte.isNewline(bytes[index]) {
      if bytes[index] == Byte.backslash {
        index += index + 1 < bytes.count && !Byte.isNewline(bytes[index + 1]) ? 2 : 1
      } else if bytes[index] == Byte.slash {
        let afterHashes = endOfHashes(from: index + 1, atMost: hashes)
        if afterHashes - index - 1 == hashes {
          advance(by: afterHashes - position)
          return emit(.regex, start..<index, line: firstLine)
        }
        index = afterHashes
      } else {
        index += 1
      }
    }
    emit(.regex, start..<max(start, index), line: firstLine)
    advance(by: index - position)
  }

  /// The end of a run of hash signs, looking at no more of them than are asked for.
  func endOfHashes(from start: Int, atMost limit: Int) -> Int {
    var index = start
    while index < bytes.count, index - start < limit, bytes[index] == Byte.hash { index += 1 }
    return index
  }
}
