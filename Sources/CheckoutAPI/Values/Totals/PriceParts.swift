/// The things on a price sheet one by one, with what is left of each while something is taken off.
struct PriceParts {
  /// One thing that is sold.
  struct Part {
    let kind: Kind
    let rates: [TaxRate]
    /// What is left of its price, in minor units.
    var left: Int64
  }

  /// What a part is.
  enum Kind: Equatable {
    case line(LineID)
    case guarantee
    case delivery
    case extra
    case fee
  }

  private(set) var parts: [Part] = []
  /// What amounts took off from all lines together, and from everything together.
  private var offLines: Int64 = 0
  private var offEverything: Int64 = 0

  /// Takes the things of a sheet.
  ///
  /// - Throws: ``MoneyProblem/currencyMismatch``, ``MoneyProblem/negative``, ``MoneyProblem/overflow``.
  init(_ sheet: PriceSheet) throws(MoneyProblem) {
    parts.reserveCapacity(sheet.lines.count + sheet.extras.count + sheet.fees.count + 1)
    for index in sheet.lines.indices {
      let quantity = sheet.lines[index].quoted.quantity
      let line = PriceParts.Kind.line(sheet.lines[index].quoted.line)
      try take(sheet.lines[index].quoted.unitPrice, quantity, line, sheet.lines[index].rates, sheet)
      guard let guarantee = sheet.lines[index].guarantee else { continue }
      try take(guarantee.amount, quantity, .guarantee, guarantee.rates, sheet)
    }
    if let delivery = sheet.delivery { try take(delivery.amount, 1, .delivery, delivery.rates, sheet) }
    for extra in sheet.extras { try take(extra.amount, 1, .extra, extra.rates, sheet) }
    for fee in sheet.fees { try take(fee.amount, 1, .fee, fee.rates, sheet) }
    _ = try sum { _ in true }
  }

  /// What all lines cost before anything is taken off, or cost still.
  func lines() throws(MoneyProblem) -> Int64 { try sum { PriceParts.isTarget(.lines, $0) } }

  /// Takes a percentage off from each thing it applies to.
  ///
  /// - Returns: What it takes off in all.
  mutating func take(
    percent percentage: ExactDecimal, _ mode: RoundingMode, off target: Promotion.Target, _ currency: Currency
  ) throws(MoneyProblem) -> Int64 {
    var taken: Int64 = 0
    for index in parts.indices where PriceParts.isTarget(target, parts[index].kind) {
      let price = Money(minorUnits: parts[index].left, currency: currency)
      let share = min(parts[index].left, try price.percent(percentage, rounding: mode).minorUnits)
      parts[index].left -= share
      taken += share
    }
    return taken
  }

  /// Takes an amount off, at most what is left of what it applies to.
  ///
  /// - Returns: What it takes off.
  mutating func take(_ amount: Int64, off target: Promotion.Target) throws(MoneyProblem) -> Int64 {
    switch target {
    case .line, .delivery:
      var open = amount
      for index in parts.indices where PriceParts.isTarget(target, parts[index].kind) {
        let share = min(parts[index].left, open)
        parts[index].left -= share
        open -= share
      }
      return amount - open
    case .lines:
      let taken = min(amount, try lines() - offLines)
      offLines += taken
      return taken
    case .everything:
      let taken = min(amount, try sum { _ in true } - offLines - offEverything)
      offEverything += taken
      return taken
    }
  }

  /// Adds to a bill what is left of each thing when its part of what was taken off together is taken off: exact, not
  /// rounded.
  func charge(_ bill: inout TaxBill) throws(MoneyProblem) {
    let ofLines = offLines == 0 ? nil : PriceParts.rest(offLines, of: try lines())
    let ofEverything =
      offEverything == 0 ? nil : PriceParts.rest(offEverything, of: try sum { _ in true } - offLines)
    for index in parts.indices where !parts[index].rates.isEmpty {
      var base = Fraction(Int128(parts[index].left))
      if let ofLines, PriceParts.isTarget(.lines, parts[index].kind) { base = try base.multiplied(by: ofLines) }
      if let ofEverything { base = try base.multiplied(by: ofEverything) }
      try bill.add(base, rates: parts[index].rates)
    }
  }

  /// The part of a sum that is left.
  private static func rest(_ taken: Int64, of sum: Int64) -> Fraction { Fraction(Int128(sum - taken), Int128(sum)) }

  private static func isTarget(_ target: Promotion.Target, _ kind: Kind) -> Bool {
    switch (target, kind) {
    case (.everything, _), (.delivery, .delivery): true
    case (.lines, .line): true
    case (.line(let wanted), .line(let line)): wanted == line
    default: false
    }
  }

  private func sum(where isIncluded: (Kind) -> Bool) throws(MoneyProblem) -> Int64 {
    var sum: Int64 = 0
    for index in parts.indices where isIncluded(parts[index].kind) {
      let (next, overflow) = sum.addingReportingOverflow(parts[index].left)
      guard !overflow else { throw .overflow }
      sum = next
    }
    return sum
  }

  private mutating func take(
    _ price: Money, _ count: Int, _ kind: Kind, _ rates: [TaxRate], _ sheet: PriceSheet
  ) throws(MoneyProblem) {
    guard price.currency == sheet.currency else { throw .currencyMismatch }
    guard !price.isNegative, count >= 0 else { throw .negative }
    parts.append(Part(kind: kind, rates: rates, left: try price.multiplied(by: count).minorUnits))
  }
}
