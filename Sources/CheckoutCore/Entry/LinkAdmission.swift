public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Whether a step may be entered by a link now: a question about the facts, and about no link's text.
@_spi(Internals) public enum LinkAdmission: Hashable, Sendable {
  /// It applies, and nothing before it is unmet.
  case allowed(CheckoutStep)
  /// It applies, and these come first: the shopper is led to the first of them.
  case needs([Requirement])
  /// It is never entered by a link, or does not apply to this order.
  case never(CheckoutRefusal.Code)
}

extension Facts {
  /// Decides about a step; what is placed is never entered by a link.
  func admission(to step: CheckoutStep, on route: Route, at now: Moment) -> LinkAdmission {
    guard step.isCollecting else { return .never(.neverByLink) }
    guard route[step].counts else { return .never(.stepNotOnRoute) }
    let unmet = requirements(on: route, at: now).filter { $0.step < step && $0.status == .unmet }
    return unmet.isEmpty ? .allowed(step) : .needs(unmet)
  }
}

extension CheckoutFunnel {
  /// Whether a step may be entered by a link now.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - now: The wall clock's time.
  /// - Returns: That it may be, what comes first, or why it never is.
  @_spi(Internals) public func admission(to step: CheckoutStep, at now: Date) -> LinkAdmission {
    facts.admission(to: step, on: Route(facts), at: now)
  }
}
