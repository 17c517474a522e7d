/// Something that a merchant takes off, before it is known how much that is.
public struct Promotion: Hashable, Sendable {
  /// How much is taken off.
  public enum Reduction: Hashable, Sendable {
    /// So many percent, at most 100, of each thing it applies to; rounded for each of them.
    case percent(ExactDecimal, RoundingMode)
    /// An amount, at most what is there.
    case amount(Money)
  }

  /// What it is taken off from.
  public enum Target: Hashable, Sendable {
    /// One line, without its guarantee.
    case line(LineID)
    /// All lines, without guarantees.
    case lines
    /// Delivery, without extras.
    case delivery
    /// Everything: lines, guarantees, delivery, extras and fees.
    case everything
  }

  /// Its name as the shopper reads it.
  public let name: String
  /// The code it came by; `nil` when it needed none.
  public let code: PromotionCode?
  /// How much is taken off.
  public let reduction: Reduction
  /// What it is taken off from.
  public let target: Target
  /// What all lines have to cost, before anything is taken off, for it to count; `nil` when it always does.
  public let threshold: Money?

  /// Describes a promotion.
  ///
  /// - Parameters:
  ///   - name: Its name as the shopper reads it.
  ///   - reduction: How much is taken off, not negative.
  ///   - target: What it is taken off from.
  ///   - threshold: What all lines have to cost, before anything is taken off.
  ///   - code: The code it came by.
  public init(
    name: String,
    reduction: Reduction,
    target: Target = .lines,
    threshold: Money? = nil,
    code: PromotionCode? = nil
  ) {
    self.name = name
    self.code = code
    self.reduction = reduction
    self.target = target
    self.threshold = threshold
  }
}
