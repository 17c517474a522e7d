public import CheckoutAPI

/// What a funnel is told once, at its start.
@_spi(Internals) @_spi(Scenarios) public struct FunnelSetup: Equatable, Sendable {
  /// The identity that the carts are numbered within.
  public var identity: CheckoutID
  /// What the host decides.
  public var policy: CheckoutPolicy
  /// What the backend can do.
  public var capabilities: RepositoryCapabilities
  /// The shopper, when the host knows who it is.
  public var shopper: KnownShopper?

  /// Describes the start.
  ///
  /// - Parameters:
  ///   - identity: The identity that the carts are numbered within: `<identity>-1`, `<identity>-2` …
  ///   - policy: What the host decides.
  ///   - capabilities: What the backend can do.
  ///   - shopper: The shopper, when the host knows who it is.
  public init(
    identity: CheckoutID,
    policy: CheckoutPolicy,
    capabilities: RepositoryCapabilities,
    shopper: KnownShopper? = nil
  ) {
    self.identity = identity
    self.policy = policy
    self.capabilities = capabilities
    self.shopper = shopper
  }
}
