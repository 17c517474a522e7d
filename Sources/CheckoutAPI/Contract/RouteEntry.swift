/// One step of the funnel as this order meets it.
public struct RouteEntry: Hashable, Sendable {
  /// Where the shopper stands to it.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// It is behind the shopper.
    case done
    /// The shopper is here.
    case here
    /// It is still to come.
    case toCome = "to-come"
    /// This order does not need it.
    case skipped
  }

  /// Why a step is skipped or not decided.
  @nonexhaustive public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Nothing has to be asked: the shopper is known and nothing is delivered.
    case nothingToAsk = "nothing-to-ask"
    /// Nothing has to be delivered.
    case nothingToDeliver = "nothing-to-deliver"
    /// The order costs nothing.
    case freeOrder = "free-order"
    /// Gift cards and credit pay for all of it.
    case fullyCovered = "fully-covered"
    /// No payment method is chosen yet.
    case noMethodChosen = "no-method-chosen"
    /// The chosen method needs no card details.
    case methodNeedsNoCard = "method-needs-no-card"
    /// The price is not known yet.
    case priceUnknown = "price-unknown"
  }

  /// The step.
  public let step: CheckoutStep
  /// Where the shopper stands to it.
  public let status: Status
  /// Why it is skipped, or why it is not decided whether it applies; else `nil`.
  public let reason: Reason?

  package init(step: CheckoutStep, status: Status, reason: Reason?) {
    self.step = step
    self.status = status
    self.reason = reason
  }
}
