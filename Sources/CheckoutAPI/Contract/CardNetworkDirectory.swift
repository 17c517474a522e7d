/// Somebody who knows which schemes a card carries: the merchant, or a service that its issuers report to.
///
/// Cards of some countries carry two schemes, and their first digits tell only one. Without a directory the checkout
/// goes by the digits.
public protocol CardNetworkDirectory: Sendable {
  /// Finds the schemes of the cards that begin so.
  ///
  /// - Parameter prefix: The first six or eight digits.
  /// - Returns: The schemes in the order of the card; empty when it does not know them.
  /// - Throws: ``RepositoryFailure`` when it could not be asked: the checkout goes by the digits then.
  @concurrent func networks(forPrefix prefix: CardPrefix) async throws(RepositoryFailure) -> [CardBrand]
}
