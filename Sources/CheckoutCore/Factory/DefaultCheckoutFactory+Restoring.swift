public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DefaultCheckoutFactory {
  /// Writes down what the shopper has answered, for ``restore(_:)`` in a later process.
  ///
  /// It is versioned JSON with contact and addresses in it, and without a card number, a code, a token, or the number or
  /// PIN of a gift card. ``SnapshotFile`` keeps it.
  ///
  /// - Returns: UTF-8 text of at most 8 MiB.
  /// - Throws: ``SnapshotProblem`` with ``SnapshotProblem/Code/tooLarge`` when it is more than is ever read.
  public func snapshot() throws(SnapshotProblem) -> Data { try model.snapshot() }

  /// Goes on from a snapshot, before anything else is put into the cart.
  ///
  /// The shopper stands at the furthest step up to the one they left that nothing unmet stands before. Everything is held
  /// against the same rules as their actions, and prices and lists are asked for anew.
  ///
  /// - Parameter snapshot: What ``snapshot()`` wrote.
  /// - Returns: What could not be taken over, and why.
  /// - Throws: ``SnapshotProblem`` when it is not taken at all, or the shopper has begun; nothing has changed then.
  public func restore(_ snapshot: Data) throws(SnapshotProblem) -> [DroppedAnswer] { try model.restore(snapshot) }
}
