import Foundation

/// What an expression of Foundation's numbers comes to.
enum FoundationValue {
  case nothing
  case decimal(Decimal)
  case double(Double)
  case whole(Int64)
  case flag(Bool)
  case text(String)

  /// The value as a vector writes it.
  static func described(_ value: FoundationValue) throws -> String {
    switch value {
    case .nothing: "nil"
    case .decimal(let decimal): decimal.description
    case .double(let double): double.description
    case .whole(let whole): whole.description
    case .flag(let flag): flag.description
    case .text(let text): text
    }
  }

  /// The value as a decimal, for arithmetic.
  func decimal() throws -> Decimal {
    switch self {
    case .decimal(let decimal): return decimal
    case .double(let double):
      // Foundation traps on these, and a trap ends the run.
      guard double.isNaN || double.magnitude < 1e120 else { throw Unreadable("\(double) is no decimal") }
      return Decimal(double)
    case .whole(let whole): return Decimal(whole)
    default: throw Unreadable("\(self) is no number")
    }
  }

  /// The value as a decimal, for formatting: a double is shown by its shortest digits, not by all of them.
  func shown() throws -> Decimal {
    guard case .double(let double) = self else { return try decimal() }
    guard let decimal = Decimal(string: double.description) else { throw Unreadable("\(double) is not shown") }
    return decimal
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

  /// Whether two values compare as a sign says.
  func compares(_ sign: String, _ other: FoundationValue) throws -> Bool {
    func result<Value: Comparable>(_ left: Value, _ right: Value) throws -> Bool {
      switch sign {
      case "==": left == right
      case "!=": left != right
      case "<": left < right
      case ">": left > right
      case "<=": left <= right
      case ">=": left >= right
      default: throw Unreadable("what is \(sign)?")
      }
    }
    if case .text(let left) = self, case .text(let right) = other { return try result(left, right) }
    if case .double(let left) = self { return try result(left, try other.double()) }
    return try result(try decimal(), try other.decimal())
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
