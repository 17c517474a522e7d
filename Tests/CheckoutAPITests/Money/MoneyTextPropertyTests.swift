import CheckoutAPI
import CheckoutTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct MoneyTextPropertyTests {
  @Test func `the plain text of every currency reads back`() throws {
    let currencies = Currency.listed
    var place = 0
    try Property.check(seed: 0x7E47_0001) { random in
      let currency = currencies[place % currencies.count]
      place += 1
      let money = Money(minorUnits: random.integer(), currency: currency)
      let text = Reference.text(Int128(money.minorUnits), decimals: Int(currency.exponent))
      guard money.plain == text else { return "\(text) \(currency) is printed as \(money.plain)" }
      guard try Money(parsing: text, in: currency, allowingSign: true) == money else { return "\(money) is read wrong" }
      let unsigned = Result { () throws(MoneyProblem) in try Money(parsing: text, in: currency) }
      let expected: Result<Money, MoneyProblem> = money.isNegative ? .failure(.signRefused) : .success(money)
      return unsigned == expected ? nil : "\(money) without a sign: \(unsigned)"
    }
  }

  @Test func `the wire form reads back, its members in any order and with spaces`() throws {
    let currencies = Currency.payable
    try Property.check(seed: 0x7E47_0002) { random in
      let money = Money(minorUnits: random.integer(), currency: random.one(of: currencies))
      let members = ["\"currency\" : \"\(money.currency)\"", "\"minorUnits\":\t\(money.minorUnits) "]
      let text =
        switch random.below(3) {
        case 0: money.wireForm
        case 1: " {" + members[0] + ",\n" + members[1] + "}\r\n"
        default: "{" + members[1] + "," + members[0] + " }"
        }
      return try Money(wireForm: text) == money ? nil : text
    }
  }

  @Test func `amounts read back from JSON, and JSON is the wire form`() throws {
    let currencies = Currency.payable
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A thousand amounts at a time: setting an encoder up costs more than an amount.
    try Property.check(seed: 0x7E47_0003, count: 100) { random in
      let all = (0..<1000).map { _ in Money(minorUnits: random.integer(), currency: random.one(of: currencies)) }
      let data = try encoder.encode(all)
      let text = "[" + all.map(\.wireForm).joined(separator: ",") + "]"
      guard String(decoding: data, as: UTF8.self) == text else { return String(decoding: data, as: UTF8.self) }
      return try JSONDecoder().decode([Money].self, from: data) == all ? nil : text
    }
  }

  @Test func `what a gateway is sent is the amount in its units, or cannot be counted in them`() throws {
    let currencies = Currency.listed
    try Property.check(seed: 0x7E47_0004) { random in
      let currency = random.one(of: currencies)
      let money = Money(minorUnits: random.integer(), currency: currency)
      let digits = random.below(64) == 0 ? UInt8.max : UInt8(random.below(7))
      let needsZero = random.below(4) == 0
      let units = GatewayUnits(exponents: [currency.code: digits], lastDigitIsZero: needsZero ? [currency.code] : [])
      let found = Result { () throws(MoneyProblem) in try units.count(of: money) }
      let expected = Self.count(money, digits: Int(digits), needsZero: needsZero)
      guard found == expected else { return "\(money) with \(digits) digits: \(found), not \(expected)" }
      guard let count = try? found.get() else { return nil }
      return try units.money(counting: count, in: currency) == money ? nil : "\(money) does not come back of \(count)"
    }
  }

  private static func count(_ money: Money, digits: Int, needsZero: Bool) -> Result<Int64, MoneyProblem> {
    let shift = digits - Int(money.currency.exponent)
    let count: Int64
    if shift < 0 {
      guard money.minorUnits % Int64(Reference.powers[-shift]) == 0 else { return .failure(.tooManyDigits) }
      count = money.minorUnits / Int64(Reference.powers[-shift])
    } else {
      let product = Int128(money.minorUnits).multipliedReportingOverflow(by: Reference.powers[min(shift, 38)])
      guard !product.overflow, let exact = Int64(exactly: product.partialValue) else { return .failure(.overflow) }
      count = exact
    }
    return needsZero && count % 10 != 0 ? .failure(.tooManyDigits) : .success(count)
  }
}
