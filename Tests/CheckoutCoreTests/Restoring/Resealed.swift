import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import Foundation

/// Snapshots as somebody else would make them: changed, and sealed again.
enum Resealed {
  /// Replaces a text in a snapshot; `nil` when it is not there once.
  static func snapshot(_ snapshot: Data, replacing old: String, with new: String) -> Data? {
    guard let text = String(data: snapshot, encoding: .utf8), text.components(separatedBy: old).count == 2 else {
      return nil
    }
    return seal(String(text.dropLast(29)).replacingOccurrences(of: old, with: new))
  }

  /// Puts the digest behind a text: FNV-1a of 64 bits over the length, eight bytes of it, and the bytes.
  static func seal(_ text: String) -> Data {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let length = (0..<8).map { UInt8(truncatingIfNeeded: text.utf8.count >> ($0 * 8)) }
    for byte in length + Array(text.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let hex = String(hash, radix: 16)
    return Data("\(text),\"digest\":\"\(String(repeating: "0", count: 16 - hex.count))\(hex)\"}".utf8)
  }
}
