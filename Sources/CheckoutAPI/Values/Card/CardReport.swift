/// What may be shown about the card that was entered.
public struct CardReport: Hashable, Sendable {
  /// The scheme, when the digits decide it.
  public let brand: CardBrand?
  /// The schemes that the number can belong to; empty when it can belong to none.
  public let candidates: [CardBrand]
  /// How many digits were entered.
  public let digitCount: Int
  /// The last four digits behind bullets; only bullets while the number is not right.
  public let maskedNumber: String
  /// The card's schemes that the merchant takes: with more than one, the shopper may choose.
  public let networks: [CardBrand]
  /// The scheme that pays; `nil` while it is not known.
  public let network: CardBrand?
  /// Which rules the details break; empty when they can be turned into a token.
  public let reasons: [CardProblem]

  /// What is wrong, field by field; empty when the details can be turned into a token.
  public var problems: [FieldProblem] { reasons.map(\.fieldProblem) }

  /// What the code printed on the card is called; by its scheme, when that is known.
  public var securityCodeName: String { brand?.securityCodeName ?? "CVV" }

  package init(
    brand: CardBrand?,
    candidates: [CardBrand] = [],
    digitCount: Int,
    maskedNumber: String,
    networks: [CardBrand] = [],
    network: CardBrand? = nil,
    reasons: [CardProblem]
  ) {
    self.brand = brand
    self.candidates = candidates
    self.digitCount = digitCount
    self.maskedNumber = maskedNumber
    self.networks = networks
    self.network = network
    self.reasons = reasons
  }
}
