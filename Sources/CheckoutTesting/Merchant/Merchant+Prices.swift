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
      let quote = try sheet(for: request).quote(
        QuoteID("quote-\(quoteCount + 1)"),
        expiresAt: end(after: 1800),
        rejectedPromotions: request.promotionCodes.filter { PriceList.promotion($0) == nil })
      quoteCount += 1
      return quote
    } catch {
      throw RepositoryFailure(.refused, detail: error.message)
    }
  }

  private func sheet(for request: QuoteRequest) throws(MoneyProblem) -> PriceSheet {
    let list = PriceList(request.currency)
    let rates = [try PriceList.vat()]
    func charge(_ name: String, _ amount: Money) -> Charge { Charge(name: name, amount: amount, rates: rates) }
    var sheet = PriceSheet(currency: request.currency, taxation: PriceList.taxation)
    sheet.lines = request.lines.map { line in
      PricedLine(
        QuoteLine(
          line: line.id, unitPrice: line.unitPrice, quantity: line.quantity,
          isAvailable: !unavailableProducts.contains(line.product)),
        rates: rates,
        guarantee: line.wantsGuarantee ? charge("Guarantee", list.guarantee) : nil)
    }
    let option = request.delivery.flatMap { choice in list.options.first { $0.id == choice.option } }
    sheet.delivery = option.map { charge($0.name, $0.price) }
    sheet.extras = (option?.extras ?? []).filter { request.delivery?.extras.contains($0.id) ?? false }
      .map { charge($0.name, $0.price) }
    let fee = list.methods.first { $0.id == request.paymentMethod }?.fee
    sheet.fees = fee.map { [charge("Collection", $0)] } ?? []
    sheet.promotions = request.promotionCodes.compactMap(PriceList.promotion)
    return sheet
  }
}
