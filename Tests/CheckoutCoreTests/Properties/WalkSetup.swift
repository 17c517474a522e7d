import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// The shops that random walks begin in.
enum WalkSetup: String, CaseIterable {
  case guest, known, eager, plain, yen, always

  var setup: FunnelSetup {
    get throws {
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
        let worth = try OrderValueLimit(minimum: Shop.euro(800), maximum: Shop.euro(6000))
        setup.policy.limits = try CartLimits(pieces: 3, lines: 2, orderValues: [worth])
        return setup
      }
    }
  }
}
