import CheckoutAPI

/// What a vector of arithmetic does with a number.
struct Operation {
  private let name: String
  private let operand: Datum

  private static let names = ["add", "subtract", "multiply", "divide", "percent", "negate", "abs"]

  /// Finds the operation among the members of an input.
  init(_ input: Datum) throws {
    if let symbol = try input["op"]?.text() {
      name = ["+": "add", "-": "subtract", "*": "multiply"][symbol] ?? symbol
      operand = try input.need("b")
      return
    }
    guard let name = Operation.names.first(where: { input[$0] != nil }) else {
      throw Unreadable("no operation is known among \(input.members.keys.sorted())")
    }
    self.name = name
    operand = try input.need(name)
  }

  func applied(to money: Money) throws -> Money {
    switch name {
    case "add": return try money.adding(Money(minorUnits: try operand.whole(), currency: money.currency))
    case "subtract": return try money.subtracting(Money(minorUnits: try operand.whole(), currency: money.currency))
    case "negate": return try money.negated()
    case "abs": return money.isNegative ? try money.negated() : money
    case "percent": return try money.percent(try MoneyReadings.decimal(operand), rounding: .halfUp)
    case "divide": return try money.divided(by: try operand.whole(), rounding: .halfUp)
    default:
      guard let whole = try? operand.whole() else {
        return try money.multiplied(by: try MoneyReadings.decimal(operand), rounding: .halfUp)
      }
      return try money.multiplied(by: Int(whole))
    }
  }

  func applied(to number: ExactDecimal) throws -> ExactDecimal {
    let minusOne = ExactDecimal(-1)
    switch name {
    case "negate": return try number.multiplied(by: minusOne)
    case "abs": return number.isNegative ? try number.multiplied(by: minusOne) : number
    default: break
    }
    let other = try MoneyReadings.decimal(operand)
    switch name {
    case "percent": return try number.multiplied(by: other).multiplied(by: try ExactDecimal(parsing: "0.01"))
    case "add": return try number.adding(other)
    case "subtract": return try number.adding(try other.multiplied(by: minusOne))
    case "multiply": return try number.multiplied(by: other)
    default: throw Unreadable("no number is made by \(name)")
    }
  }
}
