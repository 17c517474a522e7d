import CheckoutAPI

extension Facts {
  /// Everything the merchant gets when the order is placed, from what the shopper has agreed to.
  func submission(key: IdempotencyKey, quote: Quote) -> OrderSubmission {
    let isDelivered = cart.hasPhysicalLines
    return OrderSubmission(
      key: key,
      lines: cart.lines,
      promotionCodes: cart.promotionCodes,
      contact: contact.accepted,
      deliveryAddress: isDelivered ? deliveryAddress.accepted : nil,
      billingAddress: billingAddress?.accepted ?? (needsBillingAddress ? effectiveBillingAddress : nil),
      delivery: isDelivered ? delivery : nil,
      quote: quote.id,
      quotedLines: quote.lines,
      quoteReference: quote.reference,
      total: quote.total,
      tenders: tenders(for: quote.total)
    )
  }

  /// What pays: gift cards in their order, store credit, one method for the rest; nothing that pays nothing.
  private func tenders(for total: Money) -> [Tender] {
    var tenders: [Tender] = []
    var left = total.minorUnits
    for share in Coverage.shares(of: total, among: giftCards) where !share.covers.isZero {
      tenders.append(
        Tender(source: .giftCard(share.card.id, reference: share.card.reference), amount: share.covers))
      left -= share.covers.minorUnits
    }
    let credit = min(left, methods?.storeCredit?.minorUnits ?? 0)
    if credit > 0 {
      tenders.append(Tender(source: .storeCredit, amount: Money(minorUnits: credit, currency: total.currency)))
      left -= credit
    }
    if left > 0, let method {
      let source = Tender.Source.method(method.id, token: token, reference: method.reference)
      if method.paysInCoins { left += CashRounding.difference(of: left, in: total.currency) }
      tenders.append(Tender(source: source, amount: Money(minorUnits: left, currency: total.currency)))
    }
    return tenders
  }
}

extension OrderSubmission {
  /// Whether two submissions are the same order, whatever their keys.
  func isSameOrder(as other: OrderSubmission) -> Bool {
    lines == other.lines && promotionCodes == other.promotionCodes && contact == other.contact
      && deliveryAddress == other.deliveryAddress && billingAddress == other.billingAddress
      && delivery == other.delivery && quote == other.quote && quotedLines == other.quotedLines
      && quoteReference == other.quoteReference && total == other.total && tenders == other.tenders
  }
}
