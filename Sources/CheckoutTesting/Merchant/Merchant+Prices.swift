public import CheckoutAPI

extension Merchant {
  /// The code that takes a tenth off the lines.
  public static let tenPercentCode = PromotionCode("SAVE10")
  /// The code that makes the order free.
  public static let freeCode = PromotionCode("FREE")

  /// Prices exactly what it is asked about; good for half an hour.
  ///
  /// - Throws: ``RepositoryFailure/Code/refused`` when an amount would not be exact.
  public mutating func quote(for request: QuoteRequest) throws(RepositoryFailure) -> Quote {
    do throws(MoneyProblem) {
      let quote = try price(request)
      quoteCount += 1
      return quote
    } catch {
      throw RepositoryFailure(.refused, detail: error.message)
    }
  }

  private func price(_ request: QuoteRequest) throws(MoneyProblem) -> Quote {
    let list = PriceList(request.currency)
    let lines = request.lines.map {
      QuoteLine(
        line: $0.id, unitPrice: $0.unitPrice, quantity: $0.quantity,
        isAvailable: !unavailableProducts.contains($0.product))
    }
    var subtotal = Money.zero(request.currency)
    for line in lines { subtotal = try subtotal.adding(line.unitPrice.multiplied(by: line.quantity)) }
    var guarantee = Money.zero(request.currency)
    for line in request.lines where line.wantsGuarantee {
      guarantee = try guarantee.adding(list.guarantee.multiplied(by: line.quantity))
    }

    let option = request.delivery.flatMap { choice in list.options.first { $0.id == choice.option } }
    var extras = Money.zero(request.currency)
    for extra in option?.extras ?? [] where request.delivery?.extras.contains(extra.id) ?? false {
      extras = try extras.adding(extra.price)
    }
    let fees = list.methods.first { $0.id == request.paymentMethod }?.fee.map { [Fee(name: "Collection", amount: $0)] }

    var goods = try subtotal.adding(guarantee).adding(extras)
    if let option { goods = try goods.adding(option.price) }
    for fee in fees ?? [] { goods = try goods.adding(fee.amount) }
    let discounts = discounts(for: request, subtotal: subtotal, everything: goods)
    var total = goods
    for discount in discounts { total = try total.subtracting(discount.amount) }

    return Quote(
      id: QuoteID("quote-\(quoteCount + 1)"),
      lines: lines,
      discounts: discounts,
      delivery: option?.price,
      extras: extras.isZero ? nil : extras,
      guarantee: guarantee.isZero ? nil : guarantee,
      fees: fees ?? [],
      taxes: [Tax(name: "VAT", amount: PriceList.vat(in: total), inclusion: .included)],
      total: total,
      expiresAt: end(after: 1800),
      rejectedPromotions: request.promotionCodes.filter { $0 != Merchant.tenPercentCode && $0 != Merchant.freeCode }
    )
  }

  /// Each discount is at most what is left to take it off from.
  private func discounts(for request: QuoteRequest, subtotal: Money, everything: Money) -> [Discount] {
    var left = everything.minorUnits
    return request.promotionCodes.compactMap { code in
      let wanted: Int64
      if code == Merchant.tenPercentCode {
        wanted = PriceList.tenth(of: subtotal.minorUnits)
      } else if code == Merchant.freeCode {
        wanted = everything.minorUnits
      } else {
        return nil
      }
      let amount = min(wanted, left)
      left -= amount
      let name = code == Merchant.freeCode ? "Free order" : "10 % off"
      return Discount(name: name, amount: Money(minorUnits: amount, currency: request.currency), code: code)
    }
  }
}
