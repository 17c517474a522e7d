import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON that says what it is, of which version, and whether it still is what was written.
///
/// `{"checkout":1,"body":{…},"digest":"0123456789abcdef"}`, on one line and in exactly these bytes. The digest is over
/// everything before it, so that nothing that was cut short or changed in one place is ever read as JSON. It guards
/// against accidents, not against somebody who makes one: what is inside is checked by the rules all the same.
struct SealedText<Body: Codable> {
  /// What is sealed, which is also its first key.
  let kind: String
  /// The version that is written, and the only one that is read.
  let version = 1

  private static var ending: Int { #","digest":"0123456789abcdef"}"#.utf8.count }

  /// Writes a body down; the same body gives the same bytes.
  func seal(_ body: Body) throws(SnapshotProblem) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(body) else { throw SnapshotProblem(.notWritten) }
    var text = Data("{\"\(kind)\":\(version),\"body\":".utf8)
    text.append(json)
    text.append(ending(of: text))
    guard text.count <= SnapshotProblem.mostBytes else { throw SnapshotProblem(.tooLarge) }
    return text
  }

  /// Reads a body.
  ///
  /// - Throws: What is wrong first: size, version, digest, and then a field.
  /// - Complexity: O(*n*) in the number of bytes.
  func open(_ text: Data) throws(SnapshotProblem) -> Body {
    guard !text.isEmpty else { throw SnapshotProblem(.empty) }
    guard text.count <= SnapshotProblem.mostBytes else { throw SnapshotProblem(.tooLarge) }
    let found = try version(in: text)
    guard found == version else { throw SnapshotProblem(.unknownVersion, version: found) }
    let start = "{\"\(kind)\":\(version),\"body\":".utf8
    guard text.count > start.count + SealedText.ending, text.starts(with: start) else {
      throw SnapshotProblem(.damaged)
    }
    let sealed = text.dropLast(SealedText.ending)
    guard ending(of: sealed).elementsEqual(text.suffix(SealedText.ending)) else { throw SnapshotProblem(.damaged) }
    do {
      return try JSONDecoder().decode(Body.self, from: Data(sealed.dropFirst(start.count)))
    } catch {
      // These are the bytes that were sealed: whoever did it wrote something else than this.
      throw SnapshotProblem(.malformed, field: (error as? DecodingError)?.field)
    }
  }

  /// The number behind the first key.
  private func version(in text: Data) throws(SnapshotProblem) -> Int {
    let start = "{\"\(kind)\":".utf8
    guard text.starts(with: start) else { throw SnapshotProblem(.damaged) }
    let digits = text.dropFirst(start.count).prefix(10).prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count), digits.first != 0x30, text.dropFirst(start.count + digits.count).first == 0x2c
    else { throw SnapshotProblem(.damaged) }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private func ending(of text: some Collection<UInt8>) -> Data {
    var digest = CanonicalText()
    digest.add(bytes: text)
    let hex = String(digest.hash, radix: 16)
    return Data(#","digest":"\#(String(repeating: "0", count: 16 - hex.count))\#(hex)"}"#.utf8)
  }
}

extension DecodingError {
  /// The path of the field that is not what it should be; `nil` when nobody knows which.
  fileprivate var field: String? {
    let (path, last): ([any CodingKey], (any CodingKey)?) =
      switch self {
      case .typeMismatch(_, let context), .valueNotFound(_, let context): (context.codingPath, nil)
      case .keyNotFound(let key, let context): (context.codingPath, key)
      case .dataCorrupted(let context): (context.codingPath, nil)
      @unknown default: ([], nil)
      }
    let keys = path + [last].compactMap(\.self)
    guard !keys.isEmpty else { return nil }
    return keys.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }
}
