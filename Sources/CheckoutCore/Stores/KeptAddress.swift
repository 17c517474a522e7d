import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An address as it is kept between checkouts: versioned and sealed like a snapshot.
enum KeptAddress {
  private static var sealed: SealedText<[String: String]> { SealedText(kind: "address") }

  /// Writes an address down.
  static func text(of address: AddressDraft) throws(SnapshotProblem) -> Data { try sealed.seal(address.namedFields) }

  /// Reads an address.
  static func address(in text: Data) throws(SnapshotProblem) -> AddressDraft {
    try AddressDraft(try sealed.open(text), field: "body")
  }
}
