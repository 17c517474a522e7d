import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// Holds what the merchant gets against what the shopper saw and agreed to.
enum Agreement {
  /// What is wrong with a submission by itself; `nil` when nothing is.
  static func problem(of submission: OrderSubmission) -> String? {
    let key = submission.key
    let amounts = submission.tenders.map(\.amount)
    let currency = submission.total.currency
    guard amounts.allSatisfy({ $0.minorUnits > 0 }) else { return "\(key) has a tender that pays nothing: \(amounts)" }
    let all = amounts + submission.lines.map(\.unitPrice) + submission.quotedLines.map(\.unitPrice)
    guard all.allSatisfy({ $0.currency == currency }) else { return "\(key) has more than one currency" }
    guard pays(submission) else { return "\(key) pays \(amounts) of \(submission.total)" }
    guard submission.lines.allSatisfy({ $0.quantity >= 1 }) else { return "\(key) has a line of nothing" }
    let isDelivered = submission.lines.contains { $0.kind == .physical }
    guard isDelivered == (submission.deliveryAddress != nil), isDelivered == (submission.delivery != nil) else {
      return "\(key) is not delivered as its lines need"
    }
    return submission.lines.isEmpty || submission.contact == nil ? "\(key) lacks lines or contact" : nil
  }

  /// Whether the tenders are the total, or what is the nearest to it in coins.
  private static func pays(_ submission: OrderSubmission) -> Bool {
    let paid = submission.tenders.reduce(0) { $0 + $1.amount.minorUnits }
    let total = submission.total.minorUnits
    guard paid != total else { return true }
    // A carrier who takes coins takes the nearest amount there are coins for.
    let byMethod = submission.tenders.last?.amount.minorUnits ?? 0
    let due = total - (paid - byMethod)
    return paid == total + CashRounding.difference(of: due, in: submission.total.currency)
  }

  /// What is wrong with a submission, given what was shown when it was agreed to; `nil` when nothing is.
  static func problem(of submission: OrderSubmission, shown: CheckoutState, agreed: CheckoutAction?) -> String? {
    let (key, totals) = (submission.key, shown.totals)
    guard case .placeOrder(expectedTotal: submission.total) = agreed else {
      return "\(key) is for \(submission.total), which nobody agreed to"
    }
    guard shown.isReadyToPlace, shown.missing.isEmpty else { return "\(key) lacks \(shown.missing)" }
    guard submission.lines == shown.cart.lines, submission.promotionCodes == shown.cart.promotionCodes else {
      return "\(key) is another cart than was shown"
    }
    guard submission.total == totals.total else { return "\(key) is for another total than was shown" }
    let quoted = submission.quotedLines
    guard quoted.count == submission.lines.count,
      submission.lines.allSatisfy({ line in quoted.contains { $0.line == line.id && $0.quantity == line.quantity } })
    else { return "\(key) has other prices than lines" }
    let sum = quoted.reduce(Int64(0)) { $0 + $1.unitPrice.minorUnits * Int64($1.quantity) }
    guard sum == totals.subtotal.minorUnits else { return "\(key) has lines of \(sum), shown was \(totals.subtotal)" }
    return problem(ofPaying: submission, totals)
  }

  /// A payment is asked for only when something is due, and never for more.
  private static func problem(ofPaying submission: OrderSubmission, _ totals: Totals) -> String? {
    var (byMethod, byCover) = (Int64(0), Int64(0))
    for tender in submission.tenders {
      if case .method = tender.source {
        byMethod += tender.amount.minorUnits
      } else {
        byCover += tender.amount.minorUnits
      }
    }
    guard byMethod == totals.due.minorUnits, byCover == totals.covered.minorUnits else {
      return "\(submission.key) asks for \(byMethod) of a method and \(byCover) of cards, shown was \(totals)"
    }
    return nil
  }
}
