/// Everything the merchant gets when an order is placed: what the shopper agreed to, and nothing else.
///
/// A submission is bound to its key for good: the same key never carries another one.
public struct OrderSubmission: Hashable, Sendable {
  /// The name of this attempt.
  public let key: IdempotencyKey
  /// The lines of the cart.
  public let lines: [CartLine]
  /// The promotion codes of the cart.
  public let promotionCodes: [PromotionCode]
  /// How the merchant reaches the shopper; `nil` only for a known shopper.
  public let contact: Contact?
  /// Where it is delivered; `nil` when nothing is.
  public let deliveryAddress: PostalAddress?
  /// Where the bill goes; `nil` when nobody asked for it.
  public let billingAddress: PostalAddress?
  /// How it is delivered; `nil` when nothing is.
  public let delivery: DeliveryChoice?
  /// The quote that was agreed to.
  public let quote: QuoteID
  /// The price of each line as the quote has it.
  public let quotedLines: [QuoteLine]
  /// What the merchant wants back with its quote.
  public let quoteReference: MerchantReference?
  /// The total that was agreed to.
  public let total: Money
  /// What pays; empty for a free order. The amounts add up to the total, but for the rounding of a method that is paid in
  /// coins (``PaymentMethod/paysInCoins``).
  public let tenders: [Tender]

  package init(
    key: IdempotencyKey,
    lines: [CartLine],
    promotionCodes: [PromotionCode],
    contact: Contact?,
    deliveryAddress: PostalAddress?,
    billingAddress: PostalAddress?,
    delivery: DeliveryChoice?,
    quote: QuoteID,
    quotedLines: [QuoteLine],
    quoteReference: MerchantReference?,
    total: Money,
    tenders: [Tender]
  ) {
    self.key = key
    self.lines = lines
    self.promotionCodes = promotionCodes
    self.contact = contact
    self.deliveryAddress = deliveryAddress
    self.billingAddress = billingAddress
    self.delivery = delivery
    self.quote = quote
    self.quotedLines = quotedLines
    self.quoteReference = quoteReference
    self.total = total
    self.tenders = tenders
  }

  /// The cart that is placed.
  public var cart: CartID { key.cart }
}

/// One thing that pays a part of the total.
public struct Tender: Hashable, Sendable {
  /// What it is.
  public enum Source: Hashable, Sendable {
    /// A gift card.
    case giftCard(GiftCardID, reference: MerchantReference?)
    /// Credit the shopper has with the merchant.
    case storeCredit
    /// A payment method, with what stands for the payment where the method needs it.
    case method(PaymentMethodID, token: PaymentToken?, reference: MerchantReference?)
  }

  /// What it is.
  public let source: Source
  /// How much it pays: more than nothing, unless coins cannot pay so little.
  public let amount: Money

  package init(source: Source, amount: Money) {
    self.source = source
    self.amount = amount
  }
}
