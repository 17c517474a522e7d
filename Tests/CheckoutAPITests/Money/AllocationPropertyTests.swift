import CheckoutAPI
import CheckoutTesting
import Testing

@Suite struct AllocationPropertyTests {
  @Test func `parts add up, lose less than a unit, and go to the largest remainders, the lower index first`() throws {
    try Property.check(seed: 0xA110_0001) { random in
      let amount = Money(minorUnits: random.integer(), currency: .eur)
      let weights = Self.weights(&random)
      let found = Result { () throws(MoneyProblem) in try amount.allocated(by: weights).map(\.minorUnits) }
      if let problem = Self.problem(of: weights) {
        return found == .failure(problem) ? nil : "\(amount) by \(weights): \(found), not \(problem)"
      }
      let parts = try found.get()
      guard parts.reduce(0 as Int128, { $0 + Int128($1) }) == amount.minorUnits else {
        return "\(amount) by \(weights): \(parts) add up to something else"
      }
      let expected = Reference.allocated(amount.minorUnits, by: weights)
      guard parts == expected else { return "\(amount) by \(weights): \(parts), not \(expected)" }
      return Self.isFair(parts, amount.minorUnits, weights) ? nil : "\(amount) by \(weights): \(parts) are unfair"
    }
  }

  @Test func `what is allocated of an amount is allocated of its opposite with the other sign`() throws {
    try Property.check(seed: 0xA110_0002) { random in
      let amount = Money(minorUnits: max(random.integer(), -Int64.max), currency: .jpy)
      let weights = Self.weights(&random)
      guard Self.problem(of: weights) == nil else { return nil }
      let (one, other) = (try amount.allocated(by: weights), try amount.negated().allocated(by: weights))
      for (part, opposite) in zip(one, other) where part.minorUnits != -opposite.minorUnits {
        return "\(amount) by \(weights): \(one), \(other)"
      }
      return nil
    }
  }

  @Test func `parts of a split differ by one at most, the larger first, and add up`() throws {
    try Property.check(seed: 0xA110_0003) { random in
      let amount = Money(minorUnits: random.integer(), currency: .kwd)
      let count = random.below(16) - 1
      guard count > 0 else {
        let found = Result { () throws(MoneyProblem) in try amount.split(into: count) }
        return found == .failure(.partsOutOfRange) ? nil : "\(amount) into \(count): \(found)"
      }
      let parts = try amount.split(into: count).map(\.minorUnits)
      let spread = Int128(parts[0].magnitude) - Int128(parts[count - 1].magnitude)
      let sum = parts.reduce(0 as Int128) { $0 + Int128($1) }
      var falls = true
      for index in 1..<max(1, count) where parts[index - 1].magnitude < parts[index].magnitude { falls = false }
      let isRight = parts.count == count && (0...1).contains(spread) && falls && sum == amount.minorUnits
      return isRight ? nil : "\(amount) into \(count): \(parts)"
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1_000_001, Int.max])
  func `nobody and more than a million are no parts`(count: Int) {
    #expect(throws: MoneyProblem.partsOutOfRange) { try Money(minorUnits: 1, currency: .eur).split(into: count) }
  }

  @Test func `a million parts add up`() throws {
    let parts = try Money(minorUnits: .min, currency: .eur).split(into: 1_000_000)
    #expect(try Money.sum(of: parts).minorUnits == .min)
  }

  /// One to six weights: nothing, tiny ones, equal ones, huge ones; now and then one below zero.
  private static func weights(_ random: inout SplitMix64) -> [Int64] {
    let kind = random.below(8)
    return (0...random.below(6)).map { _ in
      let weight = max(random.integer(), -Int64.max)
      switch kind {
      case 0: return Int64.max - Int64(random.below(3))
      case 1: return Int64(random.below(3))
      case 2: return 7
      case 3: return random.below(64) == 0 ? weight : 0
      default: return weight < 0 && random.below(64) != 0 ? -weight : weight
      }
    }
  }

  private static func problem(of weights: [Int64]) -> MoneyProblem? {
    if weights.contains(where: { $0 < 0 }) { return .weightNegative }
    let sum = weights.reduce(0 as Int128) { $0 + Int128($1) }
    return sum == 0 ? .weightsAllZero : sum > Int128(UInt64.max) ? .overflow : nil
  }

  /// Whether each part is the exact share or a neighbour of it.
  private static func isFair(_ parts: [Int64], _ amount: Int64, _ weights: [Int64]) -> Bool {
    let sum = weights.reduce(0 as Int128) { $0 + Int128($1) }
    for (part, weight) in zip(parts, weights) {
      let exact = Int128(amount) * Int128(weight)
      let floor = Reference.rounded(exact, over: sum, .floor)
      let ceiling = exact % sum == 0 ? floor : floor + 1
      if Int128(part) != floor && Int128(part) != ceiling { return false }
      if weight == 0 && part != 0 { return false }
    }
    return true
  }
}
