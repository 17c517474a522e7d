/// How the shopper pays, in general; merchants may have kinds of their own.
public struct PaymentMethodKind: CheckoutIdentifier {
  /// The kind, in kebab-case.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A card whose details are entered now.
  public static let card = PaymentMethodKind("card")
  /// A card the merchant has on file.
  public static let savedCard = PaymentMethodKind("saved-card")
  /// A wallet on the device, which authorises with a token.
  public static let wallet = PaymentMethodKind("wallet")
  /// The shopper pays on the page of somebody else: the merchant answers the order with a challenge that names it.
  public static let redirect = PaymentMethodKind("redirect")
  /// The shopper pays the carrier.
  public static let cashOnDelivery = PaymentMethodKind("cash-on-delivery")
}

/// What a method needs from the card step.
public enum CardDetailsNeed: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the card step does not apply.
  case nothing
  /// Number, expiry and code of a new card.
  case all
  /// Only the code of a card on file.
  case securityCode = "security-code"
}

/// One way to pay that the merchant offers.
public struct PaymentMethod: Hashable, Sendable, Identifiable {
  /// The merchant's name for it.
  public let id: PaymentMethodID
  /// Its name as the shopper reads it; never holds a card number.
  public let name: String
  /// Card, saved card, wallet, or a kind of the merchant's own.
  public let kind: PaymentMethodKind
  /// What it needs from the card step.
  public let cardDetails: CardDetailsNeed
  /// What paying this way costs; `nil` when it costs nothing.
  public let fee: Money?
  /// Whether it is paid in coins: what is due is rounded to the smallest one, see ``Totals/cashRounding``.
  public let paysInCoins: Bool
  /// Whether the merchant needs a billing address for it.
  public let needsBillingAddress: Bool
  /// The brand of a card on file.
  public let brand: CardBrand?
  /// The schemes that a new card may be of, the preferred one first; empty when the merchant takes all.
  public let networks: [CardBrand]
  /// What only the merchant understands.
  public let reference: MerchantReference?

  /// Describes a payment method.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it, unique in its list.
  ///   - name: Its name as the shopper reads it.
  ///   - kind: Card, saved card, wallet, or a kind of the merchant's own.
  ///   - cardDetails: What it needs from the card step; by default what its kind needs: all for a new card, else none.
  ///   - fee: What paying this way costs.
  ///   - paysInCoins: Whether it is paid in coins.
  ///   - needsBillingAddress: Whether the merchant needs a billing address for it.
  ///   - brand: The brand of a card on file.
  ///   - networks: The schemes that a new card may be of, the preferred one first; empty when the merchant takes all.
  ///   - reference: What only the merchant understands.
  public init(
    id: PaymentMethodID,
    name: String,
    kind: PaymentMethodKind,
    cardDetails: CardDetailsNeed? = nil,
    fee: Money? = nil,
    paysInCoins: Bool = false,
    needsBillingAddress: Bool = false,
    brand: CardBrand? = nil,
    networks: [CardBrand] = [],
    reference: MerchantReference? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.cardDetails = cardDetails ?? (kind == .card ? .all : .nothing)
    self.fee = fee
    self.paysInCoins = paysInCoins
    self.needsBillingAddress = needsBillingAddress
    self.brand = brand
    self.networks = networks
    self.reference = reference
  }

  /// Whether the shopper authorises it in a wallet before the order is placed.
  public var needsAuthorisation: Bool { kind == .wallet }
}
