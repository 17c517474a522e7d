/// What becomes of the part that is smaller than the unit: no rounding happens without one of these.
public enum RoundingMode: String, Hashable, Sendable, CaseIterable {
  /// To the nearest; a half to the even neighbour.
  case halfEven = "half-even"
  /// To the nearest; a half away from zero.
  case halfUp = "half-up"
  /// To the nearest; a half towards zero.
  case halfDown = "half-down"
  /// To the nearest; a half to the odd neighbour.
  case halfOdd = "half-odd"
  /// To the nearest; a half to the greater neighbour.
  case halfCeiling = "half-ceiling"
  /// To the nearest; a half to the lesser neighbour.
  case halfFloor = "half-floor"
  /// Away from zero.
  case up
  /// Towards zero.
  case down
  /// To the greater neighbour.
  case ceiling
  /// To the lesser neighbour.
  case floor

  /// The whole quotient of two numbers.
  ///
  /// - Parameters:
  ///   - numerator: Any number.
  ///   - denominator: A number above zero.
  func quotient(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard remainder != 0 else { return quotient }
    let isNegative = remainder < 0
    let size = isNegative ? -remainder : remainder
    let rest = denominator - size
    let movesAway = size == rest ? isHalfMovedAway(isNegative, from: quotient) : isMovedAway(isNegative, size > rest)
    return movesAway ? quotient + (isNegative ? -1 : 1) : quotient
  }

  /// Whether what is no half goes away from zero.
  private func isMovedAway(_ isNegative: Bool, _ isNearerToNext: Bool) -> Bool {
    switch self {
    case .halfEven, .halfUp, .halfDown, .halfOdd, .halfCeiling, .halfFloor: isNearerToNext
    case .up: true
    case .down: false
    case .ceiling: !isNegative
    case .floor: isNegative
    }
  }

  private func isHalfMovedAway(_ isNegative: Bool, from quotient: Int128) -> Bool {
    switch self {
    case .halfEven: quotient % 2 != 0
    case .halfOdd: quotient % 2 == 0
    case .halfUp, .up: true
    case .halfDown, .down: false
    case .halfCeiling, .ceiling: !isNegative
    case .halfFloor, .floor: isNegative
    }
  }
}
