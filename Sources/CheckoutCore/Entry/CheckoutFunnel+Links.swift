import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CheckoutFunnel {
  /// Follows a link: its code first, then the step, as far as nothing unmet stands before it.
  ///
  /// It is followed whole or not at all, and a code that is there already is no reason against it. The product is offered
  /// to the shop each time: who opens a link twice is offered it twice.
  mutating func openLink(_ url: URL, at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    // Who names no links has none of any scheme.
    let address = facts.setup.policy.links ?? LinkAddress()
    let link: CheckoutLink
    do throws(LinkProblem) { link = try CheckoutLink(url, at: address) } catch {
      throw Objection(.linkNotUnderstood, link: error)
    }
    if let step = link.step, case .never(let reason) = admission(to: step, at: now) { throw Objection(reason) }
    if let code = link.promotion, !facts.cart.promotionCodes.contains(code) {
      try applyPromotion(code, at: now, &effects)
    }
    // Nobody here knows what the product costs: the shop that sells it adds the line.
    if let product = link.product { effects.append(.offerProduct(product.id, quantity: product.quantity)) }
    if let step = link.step { enter(step, at: now) }
  }

  private mutating func enter(_ target: CheckoutStep, at now: Moment) {
    let route = Route(facts)
    switch facts.admission(to: target, on: route, at: now) {
    case .allowed:
      if let position = facts.position(at: target, on: route, at: now) { self.position = position }
    case .needs(let unmet):
      guard let first = unmet.first else { return }
      position = facts.lastReachable(on: route, at: now, notAfter: first.step)
      note(.linkNeeds(first.step, field: first.field))
    case .never: return
    }
  }
}
