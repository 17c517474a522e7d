#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PriceSheet {
  /// Prices the sheet.
  ///
  /// One cent more on a price never lowers the total (but where it reaches a threshold), and the order of the lines
  /// does not matter. Discounts are listed where their threshold is reached, also when nothing was left to take off.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for the quote.
  ///   - expiresAt: When the merchant stops standing by it.
  ///   - taxDependsOnAddress: Whether the tax depends on where the order or its bill goes.
  ///   - rejectedPromotions: The codes that the merchant does not accept.
  ///   - reference: What only the merchant understands.
  /// - Throws: ``MoneyProblem/currencyMismatch``, ``MoneyProblem/negative``, ``MoneyProblem/overflow``.
  /// - Complexity: O(*n* *p*) in the number of things sold and of promotions.
  public func quote(
    _ id: QuoteID,
    expiresAt: Date? = nil,
    taxDependsOnAddress: Bool = false,
    rejectedPromotions: [PromotionCode] = [],
    reference: MerchantReference? = nil
  ) throws(MoneyProblem) -> Quote {
    var parts = try PriceParts(self)
    let discounts = try discounts(&parts)
    var bill = TaxBill(taxation, currency)
    try parts.charge(&bill)
    var quote = Quote(
      id: id, lines: lines.map(\.quoted), discounts: discounts, delivery: delivery?.amount,
      extras: extras.isEmpty ? nil : try Money.sum(of: extras.map(\.amount), in: currency),
      guarantee: try guarantee(), fees: fees.map { Fee(name: $0.name, amount: $0.amount) }, taxes: try bill.taxes(),
      total: .zero(currency), expiresAt: expiresAt, taxDependsOnAddress: taxDependsOnAddress,
      rejectedPromotions: rejectedPromotions, reference: reference)
    do throws(QuoteProblem) {
      quote.total = Money(minorUnits: try PriceSums(adding: quote).total, currency: currency)
    } catch {
      throw .overflow
    }
    return quote
  }

  private func guarantee() throws(MoneyProblem) -> Money? {
    var sum: Money?
    for index in lines.indices {
      guard let each = lines[index].guarantee?.amount else { continue }
      let price = try each.multiplied(by: lines[index].quoted.quantity)
      sum = try sum?.adding(price) ?? price
    }
    return sum
  }

  /// Takes off what the promotions say: percentages first, then amounts, those of one thing before those of many.
  private func discounts(_ parts: inout PriceParts) throws(MoneyProblem) -> [Discount] {
    guard !promotions.isEmpty else { return [] }
    let lines = Money(minorUnits: try parts.lines(), currency: currency)
    var taken = [Int64?](repeating: nil, count: promotions.count)
    for turn in Promotion.Turn.allCases {
      for (index, promotion) in promotions.enumerated() where promotion.turn == turn {
        guard try promotion.counts(for: lines) else { continue }
        taken[index] = try parts.take(promotion, currency)
      }
    }
    return zip(promotions, taken).compactMap { promotion, taken in
      taken.map { promotion.discount(of: Money(minorUnits: $0, currency: currency)) }
    }
  }
}

extension PriceParts {
  /// Takes off what one promotion says.
  ///
  /// - Returns: What it takes off.
  fileprivate mutating func take(_ promotion: Promotion, _ currency: Currency) throws(MoneyProblem) -> Int64 {
    switch promotion.reduction {
    case .percent(let percentage, let mode):
      guard !percentage.isNegative else { throw .negative }
      return try take(percent: percentage, mode, off: promotion.target, currency)
    case .amount(let amount):
      guard amount.currency == currency else { throw .currencyMismatch }
      guard !amount.isNegative else { throw .negative }
      return try take(amount.minorUnits, off: promotion.target)
    }
  }
}

extension Promotion {
  /// When a promotion counts.
  fileprivate enum Turn: CaseIterable {
    case percentages
    case amountsOfOneThing
    case amountsOfLines
    case amountsOfEverything
  }

  fileprivate var turn: Turn {
    switch (reduction, target) {
    case (.percent, _): .percentages
    case (.amount, .line), (.amount, .delivery): .amountsOfOneThing
    case (.amount, .lines): .amountsOfLines
    case (.amount, .everything): .amountsOfEverything
    }
  }

  fileprivate func counts(for lines: Money) throws(MoneyProblem) -> Bool {
    guard let threshold else { return true }
    guard threshold.currency == lines.currency else { throw .currencyMismatch }
    return lines.minorUnits >= threshold.minorUnits
  }

  fileprivate func discount(of amount: Money) -> Discount {
    var line: LineID?
    if case .line(let id) = target { line = id }
    return Discount(name: name, amount: amount, code: code, line: line)
  }
}
