extension ChangeTable {
  /// A row: what becomes of what was answered before.
  public struct Row: Hashable, Sendable {
    /// The merchant's price.
    public let quote: Answer
    /// The list of delivery options.
    public let options: Answer
    /// The option that was chosen, and its extras.
    public let deliveryChoice: Choice
    /// The list of ways to pay.
    public let methods: Answer
    /// The way to pay that was chosen.
    public let methodChoice: Choice
    /// What stands for the card, or for a wallet's authorisation.
    public let token: Choice

    init(
      _ quote: Answer, _ options: Answer, _ deliveryChoice: Choice, _ methods: Answer, _ methodChoice: Choice,
      _ token: Choice
    ) {
      self.quote = quote
      self.options = options
      self.deliveryChoice = deliveryChoice
      self.methods = methods
      self.methodChoice = methodChoice
      self.token = token
    }
  }

  /// What becomes of an answer of the merchant.
  public enum Answer: Hashable, Sendable {
    /// It stands.
    case untouched
    /// It is asked for again.
    case stale
    /// It is asked for again when a condition holds.
    case staleIf(Condition)
  }

  /// What becomes of what the shopper chose or gave.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// It stands, and nothing is asked that could change that.
    case untouched = "-"
    /// It stands, whatever is asked because of the change.
    case kept
    /// It is held against the list that comes, and dropped with a notice when it is no longer there.
    case keptIfOffered = "kept-if-offered"
    /// It is gone.
    case dropped
  }

  /// What a cell depends on.
  public struct Condition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Takes the bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The address decides the tax.
    public static let taxDecided = Condition(rawValue: 1)
    /// The country is another one.
    public static let countryChanges = Condition(rawValue: 2)
    /// It is collected instead of delivered, or the other way round.
    public static let kindChanges = Condition(rawValue: 4)
    /// The total is another one: the next price tells.
    public static let totalChanges = Condition(rawValue: 8)
    /// What is due becomes nothing, or is no longer nothing.
    public static let zeroCrossed = Condition(rawValue: 16)
    /// A fee comes, goes, or is another one.
    public static let feeChanges = Condition(rawValue: 32)
  }
}
