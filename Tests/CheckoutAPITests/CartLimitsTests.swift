import CheckoutAPI
import Testing

/// Limits that no cart could keep cannot be made.
@Suite struct CartLimitsTests {
  private func money(_ cents: Int64, _ currency: Currency = .eur) -> Money {
    Money(minorUnits: cents, currency: currency)
  }

  @Test(arguments: [0, -1, Int.min])
  func `a cart holds at least one line of at least one piece`(number: Int) {
    #expect(throws: CartLimitsProblem.noPieces) { try CartLimits(pieces: number) }
    #expect(throws: CartLimitsProblem.noLines) { try CartLimits(lines: number) }
  }

  @Test func `limits are what they were made of`() throws {
    let value = try OrderValueLimit(minimum: money(2000), maximum: money(2000))
    let limits = try CartLimits(pieces: 1, lines: 1, orderValues: [value])
    #expect(limits.pieces == 1)
    #expect(limits.lines == 1)
    #expect(limits.orderValue(in: .eur) == value)
    #expect(limits.orderValue(in: .usd) == nil)
    #expect(try CartLimits() == .generous)
  }

  @Test(arguments: [Int64(0), -1, .min])
  func `a value that limits orders is more than nothing`(cents: Int64) {
    #expect(throws: CartLimitsProblem.amountNotPositive) { try OrderValueLimit(minimum: money(cents)) }
    #expect(throws: CartLimitsProblem.amountNotPositive) { try OrderValueLimit(maximum: money(cents)) }
    #expect(throws: CartLimitsProblem.amountNotPositive) {
      try OrderValueLimit(minimum: money(1), maximum: money(cents))
    }
  }

  @Test func `a minimum and a maximum are of one currency and leave room`() {
    #expect(throws: CartLimitsProblem.minimumAboveMaximum) {
      try OrderValueLimit(minimum: money(2), maximum: money(1))
    }
    #expect(throws: CartLimitsProblem.currencyMismatch) {
      try OrderValueLimit(minimum: money(1), maximum: money(2, .usd))
    }
  }

  @Test func `each currency has one limit`() throws {
    let euro = try OrderValueLimit(minimum: money(1))
    let dollar = try OrderValueLimit(maximum: money(1, .usd))
    #expect(throws: CartLimitsProblem.currencyTwice) { try CartLimits(orderValues: [euro, dollar, euro]) }
    #expect(try CartLimits(orderValues: [euro, dollar]).orderValue(in: .usd) == dollar)
  }

  @Test func `a limit holds at its very ends`() throws {
    let limit = try OrderValueLimit(minimum: money(100), maximum: money(200))
    let problems = [99, 100, 200, 201].map { limit.problem(of: $0) }
    #expect(problems == [.belowMinimum, nil, nil, .aboveMaximum])
    #expect(try OrderValueLimit(maximum: money(5)).problem(of: 0) == nil)
    #expect(try OrderValueLimit(minimum: money(5)).problem(of: .max) == nil)
  }

  @Test func `every problem says what to do`() {
    for problem in CartLimitsProblem.allCases { #expect(problem.message.split(separator: ".").count >= 2) }
  }
}
