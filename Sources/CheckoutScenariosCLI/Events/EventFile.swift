import CheckoutAPI

/// A file of events: one on each line; blank lines and lines that begin with `#` say nothing.
///
/// A line of nothing but digits, spaces and dashes is the number of a card.
enum EventFile {
  /// The most that is read.
  static let limit = 4 * 1_024 * 1_024

  /// Reads the events of a file.
  ///
  /// - Throws: A failure that names the file and the line.
  static func drafts(_ bytes: [UInt8], file: String) throws(ToolFailure) -> [EventDraft] {
    var drafts: [EventDraft] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      let place = Diagnostic.Place(file: file, line: number)
      guard let text = String(validating: line, as: UTF8.self)?.trimmed else {
        throw ToolFailure(.badData, .badInput, "this line is not UTF-8", hint: "\(Tool.name) help events", at: place)
      }
      if text.isEmpty || text.hasPrefix("#") { continue }
      if Redaction.isOnlyDigits(text) {
        let argument = EventText.Argument(name: "number", value: text)
        drafts.append(EventDraft(.enterCard, [argument], origin: .line(place)))
      } else {
        drafts.append(try EventDraft(text, origin: .line(place)))
      }
    }
    return drafts
  }
}

extension String {
  /// The text without white space around it.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[first...last])
  }
}
