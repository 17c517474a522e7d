extension Money {
  /// Divides the amount by weights so that the parts add up to it exactly.
  ///
  /// The method of the largest remainder: each part is first rounded towards zero, and what is left over goes, one
  /// minor unit each, to the parts that lost most, the earlier one first. A weight of zero gets nothing. An amount
  /// below zero is divided as the same amount above zero.
  ///
  /// ```swift
  /// try Money(minorUnits: 100, currency: .eur).allocated(by: [1, 1, 1])  // 34, 33, 33
  /// ```
  ///
  /// - Parameter weights: The weights, zero or more each, in any unit; not all zero.
  /// - Returns: One part for each weight, in their order.
  /// - Throws: ``MoneyProblem/weightsEmpty``, ``MoneyProblem/weightNegative``, ``MoneyProblem/weightsAllZero``;
  ///   ``MoneyProblem/overflow`` when the weights together exceed 2^64 - 1.
  /// - Complexity: O(*n* log *w*) in the number and the sum of the weights; one allocation.
  public func allocated(by weights: [Int64]) throws(MoneyProblem) -> [Money] {
    let sum = try Money.sum(of: weights)
    let amount = minorUnits.magnitude
    let count = weights.count
    var left = amount
    // What each part lost stands behind the parts in the same array, until it is decided who gets the rest.
    var parts = [Money](repeating: .zero(currency), count: count * 2)
    for index in 0..<count {
      let product = amount.multipliedFullWidth(by: weights[index].magnitude)
      let (share, lost) = sum.dividingFullWidth(product)
      left -= share
      parts[index] = part(of: share)
      parts[count + index] = Money(minorUnits: Int64(bitPattern: lost), currency: currency)
    }
    if left > 0 { handOut(left, in: &parts) }
    parts.removeLast(count)
    return parts
  }

  /// Divides the amount into equal parts that differ by one minor unit at most, the larger ones first.
  ///
  /// - Parameter count: How many parts, 1 to 1,000,000.
  /// - Throws: ``MoneyProblem/partsOutOfRange``.
  /// - Complexity: O(*n*) in the number of parts.
  public func split(into count: Int) throws(MoneyProblem) -> [Money] {
    guard (1...1_000_000).contains(count) else { throw .partsOutOfRange }
    let (each, left) = minorUnits.quotientAndRemainder(dividingBy: Int64(count))
    let step = left.signum()
    return (0..<count).map { index in
      Money(minorUnits: UInt64(index) < left.magnitude ? each + step : each, currency: currency)
    }
  }

  /// Gives one minor unit each to the parts that lost most, the earlier one first.
  private func handOut(_ units: UInt64, in parts: inout [Money]) {
    let count = parts.count / 2
    let losses = count..<parts.count
    let limit = Money.limit(of: units, in: parts[losses])
    var ties = units
    for index in losses where parts[index].bits > limit { ties -= 1 }
    for index in 0..<count {
      let lost = parts[count + index].bits
      guard lost > limit || (lost == limit && ties > 0) else { continue }
      if lost == limit { ties -= 1 }
      parts[index] = Money(minorUnits: parts[index].minorUnits + (isNegative ? -1 : 1), currency: currency)
    }
  }

  /// The loss that the last part to get a unit has: so many parts lost as much or more.
  private static func limit(of units: UInt64, in losses: ArraySlice<Money>) -> UInt64 {
    // The losses add up to so many times the sum of the weights, and each is less than that: more parts than units lost
    // something.
    var low: UInt64 = 1
    var high = losses.reduce(into: low) { $0 = max($0, $1.bits) }
    while low < high {
      let middle = high - (high - low) / 2
      let reached = losses.reduce(into: 0 as UInt64) { if $1.bits >= middle { $0 += 1 } }
      if reached == units { return middle }
      if reached > units { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func sum(of weights: [Int64]) throws(MoneyProblem) -> UInt64 {
    guard !weights.isEmpty else { throw .weightsEmpty }
    var sum: UInt64 = 0
    var hasOverflowed = false
    for weight in weights {
      guard weight >= 0 else { throw .weightNegative }
      let (next, overflow) = sum.addingReportingOverflow(weight.magnitude)
      hasOverflowed = hasOverflowed || overflow
      sum = next
    }
    guard !hasOverflowed else { throw .overflow }
    guard sum > 0 else { throw .weightsAllZero }
    return sum
  }

  private func part(of share: UInt64) -> Money {
    Money(minorUnits: isNegative ? 0 &- Int64(bitPattern: share) : Int64(bitPattern: share), currency: currency)
  }

  private var bits: UInt64 { UInt64(bitPattern: minorUnits) }
}
