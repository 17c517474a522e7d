import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// The shops that random walks begin in.
enum WalkSetup: String, CaseIterable {
  case guest, known, eager, plain, yen, always

  var setup: FunnelSetup {
    switch self {
    case .guest: return Shop.setup
    case .known: return Alphabet.known()
    case .eager: return Alphabet.eager()
    case .plain: return Alphabet.plain()
    case .yen:
      var setup = Shop.setup
      setup.policy.currency = .jpy
      return setup
    case .always:
      var setup = Shop.setup
      setup.policy.billingAddress = .always
      setup.policy.maximumQuantity = 3
      setup.policy.maximumLines = 2
      return setup
    }
  }
}
