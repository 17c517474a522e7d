/// What is asked of an address beyond the rules of its country.
public struct AddressPolicy: Hashable, Sendable {
  /// Whether an address without a name is refused.
  public var needsRecipient: Bool
  /// Whether a post box is refused rather than only warned of: couriers do not deliver to one.
  public var refusesPostBoxes: Bool

  /// Describes a policy.
  ///
  /// - Parameters:
  ///   - needsRecipient: Whether an address without a name is refused.
  ///   - refusesPostBoxes: Whether a post box is refused.
  public init(needsRecipient: Bool = true, refusesPostBoxes: Bool = false) {
    self.needsRecipient = needsRecipient
    self.refusesPostBoxes = refusesPostBoxes
  }
}
