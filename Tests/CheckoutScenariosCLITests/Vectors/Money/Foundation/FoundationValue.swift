import Foundation

/// What an expression of Foundation's numbers comes to.
enum FoundationValue {
  case nothing
  case decimal(Decimal)
  case double(Double)
  case whole(Int64)
  case flag(Bool)
  case text(String)
  case formatter(NumberFormatter)

  /// The value as a vector writes it.
  static func described(_ value: FoundationValue) throws -> String {
    switch value {
    case .nothing: "nil"
    case .decimal(let decimal): decimal.description
    case .double(let double): double.description
    case .whole(let whole): whole.description
    case .flag(let flag): flag.description
    case .text(let text): text
    case .formatter: throw Unreadable("a formatter is no result")
    }
  }

  /// The value as a decimal, for arithmetic.
  func decimal() throws -> Decimal {
    switch self {
    case .decimal(let decimal): return decimal
    case .double(let double): return Decimal(double)
    case .whole(let whole): return Decimal(whole)
    default: throw Unreadable("\(self) is no number")
    }
  }

  /// Two values put together.
  func combined(_ sign: Character, _ other: FoundationValue) throws -> FoundationValue {
    if case .double(let left) = self {
      guard case .decimal = other else { return .double(FoundationValue.result(left, sign, try other.double())) }
    }
    if case .double(let right) = other, case .whole(let left) = self {
      return .double(FoundationValue.result(Double(left), sign, right))
    }
    let (left, right) = (try decimal(), try other.decimal())
    switch sign {
    case "+": return .decimal(left + right)
    case "-": return .decimal(left - right)
    case "*": return .decimal(left * right)
    default: return .decimal(left / right)
    }
  }

  /// Whether two values are the same number.
  static func isEqual(_ left: FoundationValue, _ right: FoundationValue) throws -> Bool {
    if case .double(let left) = left, case .double(let right) = right { return left == right }
    return try left.decimal() == right.decimal()
  }

  /// The value as a double.
  func double() throws -> Double {
    switch self {
    case .double(let double): return double
    case .whole(let whole): return Double(whole)
    case .decimal(let decimal): return NSDecimalNumber(decimal: decimal).doubleValue
    default: throw Unreadable("\(self) is no number")
    }
  }

  private static func result(_ left: Double, _ sign: Character, _ right: Double) -> Double {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    default: left / right
    }
  }
}
