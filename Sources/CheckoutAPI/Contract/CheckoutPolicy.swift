/// What the host decides about its checkout; everything is off or generous by default.
public struct CheckoutPolicy: Hashable, Sendable {
  /// When a billing address is asked for even though no method needs it.
  public enum BillingAddress: String, Hashable, Sendable, CaseIterable {
    /// Only when the method or the tax needs it.
    case whenNeeded = "when-needed"
    /// For every order that costs something.
    case whenPaid = "when-paid"
    /// For every order.
    case always
  }

  /// The currency of a new cart.
  public var currency: Currency
  /// Whether a single delivery option is taken without asking.
  public var takesSingleDeliveryOption: Bool
  /// Whether a single payment method is taken without asking.
  public var takesSinglePaymentMethod: Bool
  /// When a billing address is asked for.
  public var billingAddress: BillingAddress
  /// What a cart may hold at most, and what an order has to be worth.
  public var limits: CartLimits
  /// For how many seconds after its record an attempt may be sent again; merchants forget keys.
  ///
  /// It is written into the record. This release sends nothing again by itself after a lost answer.
  public var resendWindow: Int
  /// Which links lead into the checkout; `nil` when none do.
  public var links: LinkAddress?

  /// Decides.
  ///
  /// - Parameters:
  ///   - currency: The currency of a new cart.
  ///   - takesSingleDeliveryOption: Whether a single delivery option is taken without asking.
  ///   - takesSinglePaymentMethod: Whether a single payment method is taken without asking.
  ///   - billingAddress: When a billing address is asked for.
  ///   - limits: What a cart may hold at most, and what an order has to be worth.
  ///   - resendWindow: For how many seconds an attempt may be sent again; 20 hours by default.
  ///   - links: Which links lead into the checkout.
  public init(
    currency: Currency,
    takesSingleDeliveryOption: Bool = false,
    takesSinglePaymentMethod: Bool = false,
    billingAddress: BillingAddress = .whenNeeded,
    limits: CartLimits = .generous,
    resendWindow: Int = 72_000,
    links: LinkAddress? = nil
  ) {
    self.currency = currency
    self.takesSingleDeliveryOption = takesSingleDeliveryOption
    self.takesSinglePaymentMethod = takesSinglePaymentMethod
    self.billingAddress = billingAddress
    self.limits = limits
    self.resendWindow = resendWindow
    self.links = links
  }
}
