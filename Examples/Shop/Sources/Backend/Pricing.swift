import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prices a request from the shelf; a plain calculation, nothing is kept.
struct Pricing {
  let shelf: [ProductID: Article]

  func quote(_ id: QuoteID, for request: QuoteRequest, until end: Date) throws(RepositoryFailure) -> Quote {
    guard request.currency == .eur else { throw RepositoryFailure(.refused, detail: "prices are in euros") }
    do throws(MoneyProblem) {
      return try sum(id, request, lines: lines(of: request), end)
    } catch {
      throw RepositoryFailure(.refused, detail: error.message)
    }
  }

  /// The lines that cannot be supplied; a product may be wanted by several.
  func unavailableLines(of lines: [CartLine]) -> [LineID] {
    var wanted: [ProductID: Int] = [:]
    for line in lines { wanted[line.product] = (wanted[line.product] ?? 0) + line.quantity }
    return lines.filter { !(shelf[$0.product]?.covers(wanted[$0.product] ?? 0) ?? false) }.map(\.id)
  }

  /// A product that is not on the shelf keeps the price it came with and cannot be supplied.
  private func lines(of request: QuoteRequest) -> [QuoteLine] {
    let unavailable = Set(unavailableLines(of: request.lines))
    return request.lines.map { line in
      QuoteLine(
        line: line.id,
        unitPrice: shelf[line.product]?.price ?? line.unitPrice,
        quantity: line.quantity,
        isAvailable: !unavailable.contains(line.id)
      )
    }
  }

  private func sum(
    _ id: QuoteID, _ request: QuoteRequest, lines: [QuoteLine], _ end: Date
  ) throws(MoneyProblem) -> Quote {
    var goods = Money.zero(.eur)
    for line in lines { goods = try goods.adding(line.unitPrice.multiplied(by: line.quantity)) }
    var guarantee = Money.zero(.eur)
    for line in request.lines where line.wantsGuarantee {
      guarantee = try guarantee.adding(PriceList.guarantee.multiplied(by: line.quantity))
    }
    let options = request.destination.map { PriceList.options(to: $0.country) } ?? []
    let option = options.first { $0.id == request.delivery?.option }
    let methods = PriceList.methods(deliveredTo: request.destination?.country, by: option?.kind)
    let fee = methods.first { $0.id == request.paymentMethod }?.fee
    let discount = request.promotionCodes.contains(PriceList.welcomeCode) ? min(goods, PriceList.welcomeDiscount) : nil

    var total = try goods.adding(guarantee)
    for part in [option?.price, fee] { if let part { total = try total.adding(part) } }
    if let discount { total = try total.subtracting(discount) }
    return Quote(
      id: id,
      lines: lines,
      discounts: discount.map { [Discount(name: "Welcome", amount: $0, code: PriceList.welcomeCode)] } ?? [],
      delivery: option?.price,
      guarantee: guarantee.isZero ? nil : guarantee,
      fees: fee.map { [Fee(name: "Collection", amount: $0)] } ?? [],
      taxes: [Tax(name: "VAT 19 %", amount: try included(in: total), inclusion: .included)],
      total: total,
      expiresAt: end,
      rejectedPromotions: request.promotionCodes.filter { $0 != PriceList.welcomeCode }
    )
  }

  /// The tax in a price that holds it: 19 of 119 parts, half up.
  private func included(in total: Money) throws(MoneyProblem) -> Money {
    .euros(try total.multiplied(by: 38).adding(.euros(119)).minorUnits / 238)
  }

  private func min(_ left: Money, _ right: Money) -> Money { left.minorUnits < right.minorUnits ? left : right }
}
