package import CheckoutAPI

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A funnel without what makes no difference to what it will do: two of them are equal when nothing that is done or
/// answered from now on can tell the funnels apart.
///
/// Names are renumbered, times are past or to come, counters are gone; notices are only shown and not here.
package struct CanonicalFunnel: Hashable, Sendable {
  /// How a request stands.
  package enum Phase: Hashable, Sendable {
    case idle
    /// Whether what it was made from still is so.
    case asking(isCurrent: Bool)
    case answered
    case failed
  }

  package let step: CheckoutStep
  package let cart: Cart
  package let contact: ContactDraft?
  package let isContactGood: Bool
  package let delivery: AddressDraft
  package let deliveryAddress: PostalAddress?
  package let billing: AddressDraft?
  package let billingAddress: PostalAddress?
  package let savedAddresses: [SavedAddress]
  package let options: [DeliveryOption]
  package let choice: DeliveryChoice?
  package let methods: PaymentMethods?
  package let method: PaymentMethod?
  package let giftCards: [GiftCard]
  package let token: PaymentToken?
  package let hasCardProblems: Bool
  package let quote: Quote?
  package let isQuoteExpired: Bool
  package let isEstimate: Bool
  package let waitsForTotal: ChangeTable.Change?
  package let quotePhase: Phase
  package let optionsPhase: Phase
  package let methodsPhase: Phase
  package let giftCardPhase: Phase
  package let tokenPhase: Phase
  package let placing: CanonicalPlacing
}

extension CheckoutFunnel {
  /// The canonical form at a moment, and the numbers of the names in it.
  ///
  /// - Complexity: O(*n*) in the number of lines and of what was offered.
  package func canonical(at now: Date) -> (funnel: CanonicalFunnel, names: CanonicalNames) {
    var names = CanonicalNames(of: facts.cart.id)
    let requests = facts.requests
    let versions = facts.versions
    let cart = names.cart(facts.cart)
    let quote = facts.price.map { names.quote($0.quote) }
    let funnel = CanonicalFunnel(
      step: step,
      cart: cart,
      contact: facts.contact.draft,
      isContactGood: facts.contact.accepted != nil,
      delivery: facts.deliveryAddress.draft,
      deliveryAddress: facts.deliveryAddress.accepted,
      billing: facts.billingAddress?.draft,
      billingAddress: facts.billingAddress?.accepted,
      savedAddresses: facts.savedAddresses,
      options: facts.options,
      choice: facts.delivery,
      methods: facts.methods,
      method: facts.method,
      giftCards: facts.giftCards,
      token: facts.token,
      hasCardProblems: !(facts.cardReport?.reasons.isEmpty ?? true),
      quote: quote,
      isQuoteExpired: facts.price?.quote.isExpired(at: now) ?? false,
      isEstimate: facts.price?.isEstimate ?? false,
      waitsForTotal: facts.waitsForTotal,
      quotePhase: requests.quote.canonical(versions.ofQuote),
      optionsPhase: requests.options.canonical(versions.ofOptions),
      methodsPhase: requests.methods.canonical(versions.ofMethods),
      giftCardPhase: requests.giftCard.canonical(versions.ofGiftCard),
      tokenPhase: requests.token.canonical(versions.ofToken),
      placing: canonicalPlacing(&names, at: now)
    )
    return (funnel, names)
  }
}

extension RequestSlot {
  fileprivate func canonical(_ now: InputDigest) -> CanonicalFunnel.Phase {
    switch phase {
    case .idle: .idle
    case .asking: .asking(isCurrent: inputs == now)
    case .answered: .answered
    case .failed: .failed
    }
  }
}
