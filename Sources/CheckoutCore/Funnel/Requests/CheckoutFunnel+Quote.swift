import CheckoutAPI

extension CheckoutFunnel {
  /// Takes the merchant's price, if it is the one waited for and does not contradict itself or the cart.
  mutating func quoteAnswered(
    _ result: Result<Quote, RepositoryFailure>,
    _ ticket: RequestTicket,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) {
    guard facts.requests.quote.takes(ticket, inputs: facts.versions.ofQuote) else {
      return askAgain(at: now, &effects)
    }
    guard step.isCollecting else { return facts.requests.quote.makeStale() }
    switch result {
    case .failure(let failure):
      facts.requests.quote.fail()
      note(.couldNotRead(.quote, failure))
      settle(at: now, &effects)
    case .success(let quote):
      do throws(QuoteProblem) {
        let hasDestination = facts.destination != nil
        take(try Price(checking: quote, for: facts.cart, hasDestination: hasDestination, at: now), at: now, &effects)
      } catch {
        facts.requests.quote.fail()
        note(.quoteNotUsable(error))
        settle(at: now, &effects)
      }
    }
  }

  private mutating func take(_ price: Price, at now: Moment, _ effects: inout [CheckoutEffect]) {
    let oldTotal = facts.price?.total
    let wasCovered = facts.isCovered
    let oldRejected = facts.price?.quote.rejectedPromotions ?? []
    let rejected = price.quote.rejectedPromotions
    facts.price = price
    facts.requests.quote.answer()
    facts.makeStale(by: .coverage, if: facts.noteCoverage(since: wasCovered))
    facts.makeStale(byTotalThatChanged: price.total != oldTotal)
    for code in facts.cart.promotionCodes where rejected.contains(code) && !oldRejected.contains(code) {
      note(.promotionRejected(code))
    }
    if let expiry = price.quote.expiresAt { effects.append(.wake(at: expiry)) }
    settle(at: now, &effects)
  }

  /// An answer that does not count may still show that its inputs have changed: ask with the new ones.
  mutating func askAgain(at now: Moment, _ effects: inout [CheckoutEffect]) {
    guard step.isCollecting else { return }
    askWhatIsDue(&effects)
  }
}
