import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CheckoutFunnel {
  /// Takes something that happened outside.
  ///
  /// It cannot be refused: what is no longer waited for changes nothing.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - now: The wall clock's time.
  /// - Returns: What is to be done outside, in order.
  /// - Complexity: O(*n*) in the number of lines and of what was offered.
  @_spi(Internals) public mutating func handle(_ event: FunnelEvent, at now: Date) -> [CheckoutEffect] {
    var effects: [CheckoutEffect] = []
    switch event {
    case .quoteAnswered(let result, let ticket): quoteAnswered(result, ticket, at: now, &effects)
    case .optionsAnswered(let result, let ticket): optionsAnswered(result, ticket, at: now, &effects)
    case .methodsAnswered(let result, let ticket): methodsAnswered(result, ticket, at: now, &effects)
    case .giftCardAnswered(let result, let ticket): giftCardAnswered(result, ticket, at: now, &effects)
    case .tokenAnswered(let result, let ticket): tokenAnswered(result, ticket, at: now, &effects)
    case .attemptRecorded(let key, let failure): attemptRecorded(key, failure, at: now, &effects)
    case .placementAnswered(let answer, let key, let call):
      placementAnswered(answer, for: key, from: call, at: now, &effects)
    case .lookUpAnswered(let answer, let key): lookUpAnswered(answer, for: key, at: now, &effects)
    case .attemptFinished(let key, let failure):
      if failure != nil, key.cart == facts.cart.id { note(.recordNotFinished) }
    case .woke: woke(at: now, &effects)
    case .savedAddressesChanged(let addresses): savedAddressesChanged(addresses)
    case .selectedAddressLoaded(let address): selectedAddressLoaded(address, at: now, &effects)
    }
    return effects
  }

  /// Adds a notice that is not there yet: what arrives twice is said once.
  mutating func note(_ notice: CheckoutNotice) {
    if !notices.contains(notice) { notices.append(notice) }
  }
}
