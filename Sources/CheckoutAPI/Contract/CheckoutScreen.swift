/// What to draw: one case for each step, each with what that step shows.
public enum CheckoutScreen: Hashable, Sendable {
  /// The cart.
  case cart(CartScreen)
  /// Contact and addresses.
  case address(AddressScreen)
  /// The delivery options.
  case delivery(DeliveryScreen)
  /// Gift cards and ways to pay.
  case payment(PaymentScreen)
  /// The details of a card.
  case card(CardScreen)
  /// The order is being placed.
  case processing(ProcessingScreen)
  /// The order is placed.
  case confirmation(ConfirmationScreen)

  /// The step it is of.
  public var step: CheckoutStep {
    switch self {
    case .cart: .cart
    case .address: .address
    case .delivery: .delivery
    case .payment: .payment
    case .card: .card
    case .processing: .processing
    case .confirmation: .confirmation
    }
  }
}
