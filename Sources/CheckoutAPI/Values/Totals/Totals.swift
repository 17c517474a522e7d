/// The amounts of the order as they stand: what it costs, what is covered, what is still to be paid.
public struct Totals: Hashable, Sendable {
  /// The lines together, before anything is taken off.
  public package(set) var subtotal: Money
  /// What is taken off, as a positive amount.
  public package(set) var discount: Money
  /// The delivery option; `nil` until one is priced.
  public package(set) var delivery: Money?
  /// The delivery extras together.
  public package(set) var extras: Money
  /// The guarantees together.
  public package(set) var guarantee: Money
  /// Other charges together.
  public package(set) var fees: Money
  /// The taxes that are added to the prices.
  public package(set) var taxAdded: Money
  /// The taxes that the prices hold already.
  public package(set) var taxIncluded: Money
  /// What the order costs.
  public package(set) var total: Money
  /// What gift cards and store credit pay; never more than ``total``.
  public package(set) var covered: Money
  /// What paying in coins adds or takes off, less than the smallest coin; nothing where nobody pays in coins.
  public package(set) var cashRounding: Money
  /// What is still to be paid: ``total`` less ``covered``, with ``cashRounding``.
  public package(set) var due: Money
  /// Whether a quote for what is shown is still on its way.
  public package(set) var isProvisional: Bool
  /// Whether the quote lacks an address that it needs: shown, never placed.
  public package(set) var isEstimate: Bool

  /// The totals of a cart without a price: its lines, and whatever else is set afterwards.
  package init(subtotal: Money, total: Money, covered: Money, due: Money, isProvisional: Bool, isEstimate: Bool) {
    let nothing = Money.zero(subtotal.currency)
    self.subtotal = subtotal
    discount = nothing
    delivery = nil
    extras = nothing
    guarantee = nothing
    fees = nothing
    taxAdded = nothing
    taxIncluded = nothing
    self.total = total
    self.covered = covered
    cashRounding = nothing
    self.due = due
    self.isProvisional = isProvisional
    self.isEstimate = isEstimate
  }
}
