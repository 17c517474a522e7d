/// What a change of the facts makes stale, and nothing more: one row for each change, one column for each answer.
///
/// It is the only place that says so: transitions write a fact, name the change and the conditions that hold, and the
/// row does the rest. What depends on a condition that nobody can know yet waits for the price that tells.
@_spi(Internals) public enum ChangeTable: Sendable {
  /// A change of the facts.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// A line came, went, or has another quantity or guarantee.
    case lines
    /// A promotion code came or went.
    case promotions
    /// Who is reached, and how.
    case contact
    /// Who receives it: recipient, organization, phone.
    case recipient
    /// Where it is delivered: every other field of the delivery address.
    case deliveryPlace = "delivery-place"
    /// Where the bill goes.
    case billingAddress = "billing-address"
    /// The delivery option, or its extras.
    case delivery
    /// Gift cards or store credit.
    case coverage
    /// Another way to pay, or none.
    case paymentMethod = "payment-method"
    /// The chosen way to pay is still offered, in another wording or at another fee.
    case methodTerms = "method-terms"
    /// The currency of a cart that is empty.
    case currency
  }
}

extension ChangeTable.Change {
  /// The row of a change.
  // swift-format-ignore
  public var row: ChangeTable.Row {
    switch self {
    //                          quote                  options     delivery choice   methods                    method choice   token
    case .lines:          .init(.stale,                .stale,     .keptIfOffered,   .stale,                    .keptIfOffered, .kept)
    case .promotions:     .init(.stale,                .stale,     .keptIfOffered,   .staleIf(.totalChanges),   .keptIfOffered, .kept)
    case .contact:        .init(.untouched,            .untouched, .untouched,       .untouched,                .untouched,     .kept)
    case .recipient:      .init(.untouched,            .untouched, .untouched,       .untouched,                .untouched,     .kept)
    case .deliveryPlace:  .init(.stale,                .stale,     .keptIfOffered,   .staleIf(.countryChanges), .keptIfOffered, .kept)
    case .billingAddress: .init(.staleIf(.taxDecided), .untouched, .untouched,       .staleIf(.countryChanges), .keptIfOffered, .kept)
    case .delivery:       .init(.stale,                .untouched, .untouched,       .staleIf(.kindChanges),    .keptIfOffered, .kept)
    case .coverage:       .init(.staleIf(.feeChanges), .untouched, .untouched,       .staleIf(.zeroCrossed),    .kept,          .kept)
    case .paymentMethod:  .init(.staleIf(.feeChanges), .untouched, .untouched,       .untouched,                .untouched,     .dropped)
    case .methodTerms:    .init(.staleIf(.feeChanges), .untouched, .untouched,       .untouched,                .untouched,     .kept)
    case .currency:       .init(.stale,                .stale,     .dropped,         .stale,                    .dropped,       .dropped)
    }
  }
}
