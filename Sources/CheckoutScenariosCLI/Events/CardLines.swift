import CheckoutAPI

/// What was typed about a card on stdin: what the card step asks for, line by line.
///
/// For a new card: its number, then its expiry and its code; for a card on file that wants it, the code alone.
enum CardLines {
  /// The most that is read.
  static let limit = 64 * 1_024

  /// The arguments of the `enter-card` that the lines make; none for an empty stdin.
  ///
  /// - Throws: A failure when there are more lines than are asked for, or they are not text.
  static func arguments(_ bytes: [UInt8], wanted: CardDetailsNeed) throws(ToolFailure) -> [EventText.Argument] {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .badCard("what is there is not UTF-8") }
    let lines = text.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty }
    let names = wanted == .securityCode ? ["code"] : ["number", "expiry", "code"]
    guard lines.count <= names.count else {
      throw .badCard("there are more lines than \(names.joined(separator: ", ")) of a card")
    }
    return zip(names, lines).map { EventText.Argument(name: $0, value: $1) }
  }
}

extension ToolFailure {
  /// A card on stdin that cannot be read.
  static func badCard(_ message: String) -> ToolFailure {
    let place = Diagnostic.Place(file: "stdin", line: nil)
    return ToolFailure(.badData, .badInput, message, hint: "\(Tool.name) help privacy", at: place)
  }
}
