/// The lines the shopper set aside: no duplicates, at most twenty, never priced or placed.
///
/// The list itself holds both rules: there is no other door to it.
public struct SavedForLater: Hashable, Sendable {
  /// The most lines that can be set aside.
  public static let capacity = 20

  /// The lines, in the order they were set aside.
  public private(set) var lines: [CartLine]

  package init() { lines = [] }

  /// Whether a line can be set aside: there is room, and its product, price and guarantee are not here yet.
  package func canTake(_ line: CartLine) -> Bool {
    lines.count < SavedForLater.capacity && !lines.contains { $0.isSameOffer(as: line) || $0.id == line.id }
  }

  /// Sets a line aside; answers whether it was taken.
  package mutating func take(_ line: CartLine) -> Bool {
    guard canTake(line) else { return false }
    lines.append(line)
    return true
  }

  /// Takes a line out again.
  package mutating func remove(_ id: LineID) { lines.removeAll { $0.id == id } }
}

extension CartLine {
  /// Whether two lines are the same thing at the same price, so that they are one line with a larger quantity.
  package func isSameOffer(as other: CartLine) -> Bool {
    product == other.product && unitPrice == other.unitPrice && kind == other.kind
      && wantsGuarantee == other.wantsGuarantee
  }
}
