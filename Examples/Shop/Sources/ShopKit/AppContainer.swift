public import Backend
public import CheckoutAPI

/// Every service of the app, made once; each feature gets the slice that it needs.
@MainActor public final class AppContainer {
  /// The merchant.
  public let backend: Backend

  private let clock: any CheckoutClock
  private let identifiers: any CheckoutIdentifiers
  private let journal = MemoryJournal()
  private let addresses = MemoryAddressStore()
  private let formatter = GroupingFormatter()

  /// Makes the services of a running app.
  public convenience init() {
    let clock = SystemClock()
    self.init(backend: Backend(clock: clock), clock: clock, identifiers: UUIDIdentifiers())
  }

  /// Makes the services around some that are given.
  ///
  /// - Parameters:
  ///   - backend: The merchant.
  ///   - clock: The time.
  ///   - identifiers: Where new identities come from.
  public init(backend: Backend, clock: any CheckoutClock, identifiers: any CheckoutIdentifiers) {
    self.backend = backend
    self.clock = clock
    self.identifiers = identifiers
  }

  /// The slice that the checkout gets: it sees nothing else of the app.
  public var checkout: CheckoutDependencies {
    CheckoutDependencies(
      repository: backend,
      journal: journal,
      selectedAddress: addresses,
      clock: clock,
      identifiers: identifiers,
      formatter: formatter,
      policy: CheckoutPolicy(currency: .eur, limits: AppContainer.limits())
    )
  }

  /// At most twenty of a kind: what is wrong with a constant of the app shows at its first start.
  private static func limits() -> CartLimits {
    do throws(CartLimitsProblem) { return try CartLimits(pieces: 20) } catch { preconditionFailure(error.message) }
  }
}
