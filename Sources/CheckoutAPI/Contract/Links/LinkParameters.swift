/// The parameters of a link, each of a known name and there once.
struct LinkParameters {
  private var values: [String: String] = [:]
  private static let names: Set = ["code", "product", "quantity"]

  init(_ query: Substring) throws(LinkProblem) {
    for pair in query.split(separator: "&") {
      let equals = pair.firstIndex(of: "=") ?? pair.endIndex
      let name = try pair[..<equals].percentDecoded()
      guard LinkParameters.names.contains(name) else { throw .unknownParameter }
      let value = try pair[equals...].dropFirst().percentDecoded()
      guard values.updateValue(value, forKey: name) == nil else { throw .parameterTwice }
    }
  }

  /// A name that somebody gave: it says something, on one line and not at any length.
  func name(_ parameter: String) throws(LinkProblem) -> String? {
    guard let value = values[parameter] else { return nil }
    let text = Trimming.trimmed(value)
    guard !text.isEmpty, text.utf8.count <= Trimming.longestField,
      !text.unicodeScalars.contains(where: Trimming.isControl)
    else { throw .unusableValue }
    return text
  }

  /// How many pieces; `nil` when the link does not say.
  var quantity: Int? {
    get throws(LinkProblem) {
      guard let text = values["quantity"] else { return nil }
      let digits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard digits, text.utf8.count <= 9, let number = Int(text), number > 0 else { throw .unusableQuantity }
      return number
    }
  }
}

extension Substring {
  /// The text that percent signs stand for; a plus sign is one, as it is in a path.
  func percentDecoded() throws(LinkProblem) -> String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { throw .badEncoding }
      bytes.append(high << 4 | low)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .badEncoding }
    return text
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
