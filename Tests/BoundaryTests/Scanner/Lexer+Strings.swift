/// A string literal that is still open.
struct StringFrame {
  /// How many hash signs stand before its quote, and have to stand behind the last.
  let hashes: Int
  let isMultiline: Bool
  let line: Int
}

extension Lexer {
  /// Enters a string literal whose opening hash signs and quotes stand here.
  mutating func openString(hashes: Int) {
    let quotes = position + hashes
    let hasThree = bytes[quotes...].prefix(3).elementsEqual([Byte.quote, Byte.quote, Byte.quote])
    let isMultiline = hasThree && !(hashes > 0 && closesOnItsLine(from: quotes + 2, hashes: hashes))
    frames.append(.string(StringFrame(hashes: hashes, isMultiline: isMultiline, line: line)))
    texts.append([])
    position = quotes + (isMultiline ? 3 : 1)
  }

  /// Whether a raw string that begins like a multi-line one ends on its own line, as `#"""#` does.
  private mutating func closesOnItsLine(from start: Int, hashes: Int) -> Bool {
    if start < lineWithoutRawEnd.end, hashes >= lineWithoutRawEnd.hashes { return false }
    var index = start
    while index < bytes.count, !Byte.isNewline(bytes[index]) {
      guard bytes[index] == Byte.quote else {
        index += 1
        continue
      }
      let afterHashes = endOfHashes(from: index + 1, atMost: hashes)
      if afterHashes - index - 1 == hashes { return true }
      index = afterHashes
    }
    lineWithoutRawEnd = (index, hashes)
    return false
  }

  /// Goes on with the string that is open: to its end, to an interpolation, or to the line break that cuts it.
  mutating func lexString(_ frame: StringFrame) {
    let start = position
    while let next = byte() {
      if next == Byte.quote, let end = closing(frame) {
        keep(start..<position)
        position = end
        return close(frame)
      }
      if next == Byte.backslash {
        let escaped = endOfHashes(from: position + 1, atMost: frame.hashes)
        guard escaped - position - 1 == frame.hashes, escaped < bytes.count else {
          position = escaped
          continue
        }
        if bytes[escaped] == Byte.open {
          keep(start..<position)
          position = escaped + 1
          frames.append(.interpolation(openBrackets: 1))
          depth += 1
          return
        }
        position = escaped
        // A line break after a backslash still ends a literal of one line.
        if Byte.isNewline(bytes[escaped]) { continue }
        advance()
      } else if Byte.isNewline(next), !frame.isMultiline {
        break
      } else {
        advance()
      }
    }
    keep(start..<position)
    close(frame)
  }

  /// Adds a piece to the text of the innermost string, in place.
  private mutating func keep(_ range: Range<Int>) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += bytes[range]
  }

  private mutating func close(_ frame: StringFrame) {
    frames.removeLast()
    emit(.string, text: String(decoding: texts.popLast() ?? [], as: UTF8.self), line: frame.line)
  }

  /// Where the literal ends if the quote here closes it; otherwise hash signs in vain are passed over later.
  private func closing(_ frame: StringFrame) -> Int? {
    let quotes = frame.isMultiline ? 3 : 1
    guard bytes[position...].prefix(quotes).allSatisfy({ $0 == Byte.quote }), position + quotes <= bytes.count else {
      return nil
    }
    let end = endOfHashes(from: position + quotes, atMost: frame.hashes)
    return end - position - quotes == frame.hashes ? end : nil
  }
}
