import CheckoutAPI
import CheckoutTesting

/// Price sheets of random carts: few lines and small amounts, so that roundings and clamps meet often.
struct RandomSheet {
  private var generator: SplitMix64
  private let rates: [TaxRate]

  init(seed: UInt64) throws {
    generator = SplitMix64(seed: seed)
    rates = try ["0.2", "0.07", "0.19", "0.0825", "0.5", "0"].map {
      try TaxRate($0, rate: ExactDecimal(parsing: $0))
    }
  }

  /// The next sheet.
  ///
  /// - Parameter thresholds: Whether promotions may have thresholds.
  mutating func next(thresholds: Bool) -> PriceSheet {
    let way = Taxation(
      pick(Tax.Inclusion.allCases), rounding: pick(Taxation.Basis.allCases), pick(RoundingMode.allCases))
    var sheet = PriceSheet(currency: .eur, taxation: way)
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      let quoted = QuoteLine(
        line: LineID("\(index)"), unitPrice: amount(), quantity: Int.random(in: 0...3, using: &generator))
      sheet.lines.append(
        PricedLine(quoted, rates: someRates(), guarantee: generator.chance(oneIn: 4) ? charge() : nil))
    }
    if generator.chance(oneIn: 2) { sheet.delivery = charge() }
    if generator.chance(oneIn: 4) { sheet.extras = [charge()] }
    if generator.chance(oneIn: 4) { sheet.fees = [charge()] }
    for _ in 0..<Int.random(in: 0...2, using: &generator) { sheet.promotions.append(promotion(thresholds)) }
    return sheet
  }

  /// The same sheet with its lines in another order.
  mutating func shuffled(_ sheet: PriceSheet) -> PriceSheet {
    var sheet = sheet
    sheet.lines.shuffle(using: &generator)
    return sheet
  }

  /// The same sheet with one price that is a cent higher.
  mutating func dearer(_ sheet: PriceSheet) throws -> PriceSheet {
    var sheet = sheet
    let index = Int.random(in: sheet.lines.indices, using: &generator)
    let price = sheet.lines[index].quoted.unitPrice
    sheet.lines[index].quoted.unitPrice = try price.adding(Money(minorUnits: 1, currency: .eur))
    return sheet
  }

  private mutating func promotion(_ thresholds: Bool) -> Promotion {
    let target = pick([.lines, .everything, .delivery, .line(LineID("0"))] as [Promotion.Target])
    let threshold = thresholds && generator.chance(oneIn: 2) ? amount() : nil
    let percentage = ExactDecimal(Int64.random(in: 0...100, using: &generator))
    let reduction: Promotion.Reduction =
      generator.chance(oneIn: 2) ? .percent(percentage, pick(RoundingMode.allCases)) : .amount(amount())
    return Promotion(name: "", reduction: reduction, target: target, threshold: threshold)
  }

  private mutating func charge() -> Charge { Charge(name: "", amount: amount(), rates: someRates()) }

  private mutating func amount() -> Money {
    let most: Int64 = generator.chance(oneIn: 3) ? 10 : 10_000
    return Money(minorUnits: Int64.random(in: 0...most, using: &generator), currency: .eur)
  }

  private mutating func someRates() -> [TaxRate] {
    generator.chance(oneIn: 5) ? [pick(rates), pick(rates)] : [pick(rates)]
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}
