public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a shopper has answered by the time a scenario begins.
///
/// Facts of steps that the scenario does not reach are not used; facts that a step needs and that are not here leave
/// the scenario unreachable, which is an error and never a default.
@_spi(Scenarios) public struct ScenarioFacts: Sendable {
  /// What the funnel is told once.
  public var setup: FunnelSetup
  /// The wall clock's time.
  public var now: Date
  /// The lines of the cart.
  public var lines: [CartLineDraft]
  /// The promotion codes.
  public var promotionCodes: [PromotionCode] = []
  /// The contact.
  public var contact: ContactDraft?
  /// The addresses the shopper saved.
  public var savedAddresses: [SavedAddress] = []
  /// The delivery address.
  public var deliveryAddress: AddressDraft?
  /// The billing address, when it is not the delivery address.
  public var billingAddress: AddressDraft?
  /// The delivery option.
  public var deliveryOption: DeliveryOptionID?
  /// The extras of the delivery option.
  public var deliveryExtras: [DeliveryExtraID] = []
  /// The gift cards, in the order they are added.
  public var giftCards: [GiftCardInput] = []
  /// The payment method.
  public var paymentMethod: PaymentMethodID?
  /// What the wallet hands over.
  public var wallet: WalletAuthorisation?
  /// The details of the card.
  public var card: CardInput?
  /// The total the shopper has seen; by default the one that is shown.
  public var expectedTotal: Money?

  /// Describes a shopper who has filled a cart and nothing more.
  ///
  /// - Parameters:
  ///   - setup: What the funnel is told once.
  ///   - now: The wall clock's time.
  ///   - lines: The lines of the cart.
  public init(setup: FunnelSetup, now: Date, lines: [CartLineDraft]) {
    self.setup = setup
    self.now = now
    self.lines = lines
  }
}
