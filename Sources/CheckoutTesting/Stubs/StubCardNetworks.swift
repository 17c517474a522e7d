public import CheckoutAPI

/// A directory that answers the same for every card, or cannot be asked.
public struct StubCardNetworks: CardNetworkDirectory {
  private let answer: @Sendable (CardPrefix) throws(RepositoryFailure) -> [CardBrand]

  /// Answers with a closure.
  public init(_ answer: @escaping @Sendable (CardPrefix) throws(RepositoryFailure) -> [CardBrand]) {
    self.answer = answer
  }

  /// Answers the same for every card.
  public init(_ networks: [CardBrand]) { self.init { _ in networks } }

  /// What the closure says.
  @concurrent public func networks(forPrefix prefix: CardPrefix) async throws(RepositoryFailure) -> [CardBrand] {
    try answer(prefix)
  }
}
