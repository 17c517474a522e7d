import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// A patient shopper with an honest merchant: wherever a walk ended, the order can still be placed.
///
/// Gives what the state says is missing, and nothing else.
struct Finisher {
  private(set) var shop: Shop
  private(set) var trail: [String] = []

  init(_ shop: Shop) {
    self.shop = shop
    self.shop.merchant.behaviour = .placing
    self.shop.merchant.now = shop.now
    self.shop.merchant.unavailableProducts = []
    self.shop.releaseAll()
  }

  /// Whether the order is placed within so many actions.
  mutating func finishes(within limit: Int) -> Bool {
    for _ in 0..<limit {
      let state = shop.state
      if state.step == .confirmation { return true }
      let action = Finisher.next(state, after: trail.count)
      let refusal = shop.attempt(action)
      trail.append("\(state.step) \(action.kind.rawValue)\(refusal.map { " \($0.code.rawValue)" } ?? "")")
    }
    return false
  }

  /// What a shopper does who wants the order placed.
  static func next(_ state: CheckoutState, after count: Int) -> CheckoutAction {
    if let screen = state.processing {
      if screen.stage == .challenge { return .completeChallenge }
      return count.isMultiple(of: 3) ? .startOver(reference: screen.reference) : .checkAgain
    }
    guard let missing = state.missing.first else { return .placeOrder(expectedTotal: state.totals.total) }
    if missing.code == .failed, state.allowed.contains(.retry) { return .retry }
    if missing.step > state.step { return .proceed }
    if [.checking, .loading, .failed, .expired, .undecided].contains(missing.code) { return .refresh }
    switch missing.field {
    case .orderValue where missing.code == .aboveMaximum:
      return state.cart.lines.first.map { .removeLine($0.id) } ?? .refresh
    case .lines, .orderValue: return Shop.payloads(.addLine, in: state).last ?? .refresh
    case .contactEmail: return .setContact(Fixtures.contact)
    case .deliveryAddress: return .setDeliveryAddress(Fixtures.berlin)
    case .billingAddress: return .setBillingAddress(Fixtures.berlin)
    case .deliveryOption:
      return missing.code == .noneOffered ? .setDeliveryAddress(Fixtures.berlin) : .chooseDelivery(Shop.pickup)
    case .paymentMethod:
      // A list that was odd may lack the card: another way, or the list once more.
      guard case .payment(let screen) = state.screen, !screen.methods.contains(where: { $0.id == Shop.card }) else {
        return .choosePayment(Shop.card)
      }
      guard count.isMultiple(of: 2), let first = screen.methods.first else { return .refresh }
      return .choosePayment(first.id)
    case .walletAuthorisation: return Shop.wellFormed(.authoriseWallet, in: state)
    case .cardToken: return .enterCard(Fixtures.card)
    case .quote, .giftCards: return .refresh
    }
  }
}
