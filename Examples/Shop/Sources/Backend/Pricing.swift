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
      return try sheet(for: request).quote(
        id, expiresAt: end, rejectedPromotions: request.promotionCodes.filter { $0 != PriceList.welcomeCode })
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

  /// Everything the price is made of; the checkout's own types add it up and find the tax in it.
  private func sheet(for request: QuoteRequest) throws(MoneyProblem) -> PriceSheet {
    let rates = [try TaxRate("VAT 19 %", rate: ExactDecimal(parsing: "0.19"))]
    func charge(_ name: String, _ amount: Money) -> Charge { Charge(name: name, amount: amount, rates: rates) }
    let options = request.destination.map { PriceList.options(to: $0.country) } ?? []
    let option = options.first { $0.id == request.delivery?.option }
    let methods = PriceList.methods(deliveredTo: request.destination?.country, by: option?.kind)
    let fee = methods.first { $0.id == request.paymentMethod }?.fee

    var sheet = PriceSheet(currency: .eur, taxation: Taxation(.included, rounding: .perTotal, .halfUp))
    sheet.lines = zip(request.lines, lines(of: request)).map { line, quoted in
      PricedLine(
        quoted, rates: rates,
        guarantee: line.wantsGuarantee ? charge("Guarantee", PriceList.guarantee) : nil)
    }
    sheet.delivery = option.map { charge($0.name, $0.price) }
    sheet.fees = fee.map { [charge("Collection", $0)] } ?? []
    if request.promotionCodes.contains(PriceList.welcomeCode) { sheet.promotions = [PriceList.welcome] }
    return sheet
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
}
