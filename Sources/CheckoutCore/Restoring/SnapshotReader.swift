import CheckoutAPI

/// Makes facts of a snapshot, by the rules that the shopper's own actions meet.
///
/// What a rule does not take today is dropped and listed. What no release could have written is a problem: it is not
/// guessed what was meant.
struct SnapshotReader {
  var facts: Facts
  var dropped: [DroppedAnswer] = []
  let step: CheckoutStep
  let attempts: Int

  /// The largest number of carts, attempts or changes that is believed: counting on from it cannot overflow.
  private static let most = 1_000_000_000

  /// - Parameters:
  ///   - form: What was read.
  ///   - setup: What the funnel was told; its carts are numbered within the snapshot's identity from now on.
  init(_ form: SnapshotForm, _ setup: FunnelSetup) throws(SnapshotProblem) {
    for (field, number, least) in [
      ("cart", form.cart, 1), ("attempts", form.attempts, 0), ("revision", form.revision, 0),
    ] {
      guard (least...SnapshotReader.most).contains(number) else { throw SnapshotProblem(.malformed, field: field) }
    }
    guard !Trimming.trimmed(form.checkout).isEmpty else { throw SnapshotProblem(.malformed, field: "checkout") }
    guard let step = CheckoutStep(rawValue: form.step), step.isCollecting else {
      throw SnapshotProblem(.malformed, field: "step")
    }
    var setup = setup
    setup.identity = CheckoutID(form.checkout)
    self.step = step
    attempts = form.attempts
    facts = Facts(setup: setup)
    facts.cartNumber = form.cart
    facts.cart = Cart(
      id: Facts.cartID(form.cart, in: setup), currency: try SnapshotReader.currency(of: form, for: setup.policy))
    try takeLines(form)
    takePromotions(form.promotions)
    facts.cart.revision = form.revision
    if let contact = form.contact { facts.contact.set(ContactDraft(email: contact.email, phone: contact.phone)) }
    facts.deliveryAddress = AddressEntry(try AddressDraft(form.deliveryAddress, field: "deliveryAddress"))
    if let fields = form.billingAddress {
      facts.billingAddress = AddressEntry(try AddressDraft(fields, field: "billingAddress"))
    }
    try takeGiftCards(form.giftCards)
    if let delivery = form.delivery { try take(delivery) }
    if let method = form.method { try take(method) }
  }

  /// The cart's currency: the host's own, or one that the shopper went to from it.
  private static func currency(of form: SnapshotForm, for policy: CheckoutPolicy) throws(SnapshotProblem) -> Currency {
    guard form.currency == policy.currency.code || form.home == policy.currency.code,
      let currency = try? Currency(listed: form.currency)
    else { throw SnapshotProblem(.foreignCurrency, field: "currency") }
    return currency
  }

  /// An amount in the cart's own currency.
  func amount(_ form: SnapshotForm.AmountForm, field: String) throws(SnapshotProblem) -> Money {
    guard form.currency == facts.cart.currency.code else { throw SnapshotProblem(.foreignCurrency, field: field) }
    return Money(minorUnits: form.units, currency: facts.cart.currency)
  }
}

extension AddressDraft {
  /// Reads fields by their names.
  init(_ fields: [String: String], field path: String) throws(SnapshotProblem) {
    do { try self.init(fields: fields) } catch { throw SnapshotProblem(.malformed, field: path) }
  }
}
