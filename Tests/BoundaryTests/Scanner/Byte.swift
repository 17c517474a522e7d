/// The bytes that mean something to the lexer.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let openSquare = UInt8(ascii: "[")
  static let closeSquare = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let exclamation = UInt8(ascii: "!")

  private static let operators = Set("/=-+!*%<>&|^~?.".utf8)

  static func isOperator(_ byte: UInt8) -> Bool {
    operators.contains(byte)
  }

  static func isNewline(_ byte: UInt8) -> Bool {
    byte == newline || byte == carriageReturn
  }

  /// Whether it is blank: a space, a tab, a vertical tab, a form feed, a line break or a zero.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || (9...13).contains(byte) || byte == 0
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether it starts a name. Every byte outside ASCII counts: the rules look for ASCII names only.
  static func isNameHead(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isNameTail(_ byte: UInt8) -> Bool {
    isNameHead(byte) || isDigit(byte)
  }

  /// Whether what follows this byte begins an operand: blanks, opening brackets and separators.
  static func leavesOperandOpen(_ byte: UInt8) -> Bool {
    isBlank(byte) || [open, openSquare, openBrace, comma, colon, semicolon].contains(byte)
  }
}
