import CheckoutAPI

extension MoneyReadings {
  /// Taxes on lines; a price with more decimals than its currency is taxed before it is rounded.
  static let tax: VectorRun.Reading = { vector in
    let known: Set = ["mode", "rounding", "modeRounding", "roundingMode", "lines", "code"]
    let strange = Set(vector.input.members.keys).subtracting(known)
    guard strange.isEmpty else { throw Unreadable("what are \(strange.sorted()) of a tax?") }
    let lines = try vector.input.need("lines").list()
    guard let first = lines.first else { throw Unreadable("there are no lines") }
    let currency = try currency(of: first["code"] == nil ? vector.input : first)
    let inclusion = try inclusion(try vector.input.need("mode").text())
    let mode =
      try (vector.input["modeRounding"] ?? vector.input["roundingMode"]).map { try roundingMode(try $0.text()) }
      ?? .halfUp
    let way = Taxation(inclusion, rounding: try basis(vector.input), mode)
    let isPerUnit = vector.input["rounding"] == .text("perUnit")
    return try outcome(of: vector) {
      try TaxSum(isPerUnit ? try lines.flatMap(units) : lines, way, currency)
    } _: { sum in
      for (name, expected) in vector.expected.members {
        let actual = try sum.amount(name)
        if ExactDecimal(actual) != (try decimal(expected)) { return "\(name): \(actual) instead of \(expected)" }
      }
      return nil
    }
  }

  /// One line for each thing that is sold.
  private static func units(of line: Datum) throws -> [Datum] {
    var members = line.members
    let quantity = try (members.removeValue(forKey: "qty") ?? members.removeValue(forKey: "quantity"))?.whole() ?? 1
    guard (1...1000).contains(quantity) else { throw Unreadable("what are \(quantity) units?") }
    return Array(repeating: .object(members), count: Int(quantity))
  }

  private static func inclusion(_ name: String) throws -> Tax.Inclusion {
    switch name {
    case "exclusive": return .added
    case "inclusive": return .included
    default: throw Unreadable("what is a tax that is \(name)?")
    }
  }

  private static func basis(_ input: Datum) throws -> Taxation.Basis {
    switch try input["rounding"]?.text() {
    case "perLine", "perUnit": return .perLine
    case "perTotal", nil: return .perTotal
    case let name?: throw Unreadable("what is rounding \(name)?")
    }
  }
}

/// Lines, their taxes, and what both come to.
private struct TaxSum {
  private let tax: Money
  private let lines: Money
  private let inclusion: Tax.Inclusion

  init(_ items: [Datum], _ way: Taxation, _ currency: Currency) throws {
    inclusion = way.inclusion
    let parsed = try items.map { try Line($0) }
    if let exact = try? parsed.map({ try $0.taxed(in: currency) }) {
      lines = try Money.sum(of: exact.map(\.amount), in: currency)
      tax = try Money.sum(of: try way.taxes(on: exact, in: currency).map(\.amount), in: currency)
    } else {
      guard way.inclusion == .added else { throw Unreadable("a gross price has more decimals than its currency") }
      var (net, gross) = (ExactDecimal(0), ExactDecimal(0))
      for line in parsed {
        net = try net.adding(line.price)
        gross = try gross.adding(try line.price.multiplied(by: try line.rate.adding(ExactDecimal(1))))
      }
      lines = try Money(rounding: net, in: currency, way.mode)
      tax = try Money(rounding: gross, in: currency, way.mode).subtracting(lines)
    }
  }

  /// An amount by the name that vectors use.
  func amount(_ name: String) throws -> Money {
    switch (name, inclusion) {
    case ("tax", _): return tax
    case ("net", .added), ("gross", .included), ("total", .included): return lines
    case ("gross", .added), ("total", .added): return try lines.adding(tax)
    case ("net", .included): return try lines.subtracting(tax)
    default: throw Unreadable("what is the \(name)?")
    }
  }

  private struct Line {
    let price: ExactDecimal
    let rate: ExactDecimal
    private let rates: [TaxRate]

    init(_ line: Datum) throws {
      let known: Set = [
        "net", "gross", "price", "unit", "amount", "qty", "quantity", "taxRate", "rate", "taxRates", "rates", "code",
      ]
      let strange = Set(line.members.keys).subtracting(known)
      guard strange.isEmpty else { throw Unreadable("a line has \(strange.sorted())") }
      let names = ["net", "gross", "price", "unit", "amount"]
      guard let each = names.lazy.compactMap({ line[$0] }).first else { throw Unreadable("a line has no price") }
      let quantity = try (line["qty"] ?? line["quantity"])?.whole() ?? 1
      price = try MoneyReadings.decimal(each).multiplied(by: ExactDecimal(quantity))
      let single = line["taxRate"] ?? line["rate"]
      let list = try (line["taxRates"] ?? line["rates"])?.list() ?? single.map { [$0] } ?? []
      rates = try list.map { try TaxRate(try $0.text(), rate: try MoneyReadings.decimal($0)) }
      rate = try list.reduce(ExactDecimal(0)) { try $0.adding(try MoneyReadings.decimal($1)) }
    }

    func taxed(in currency: Currency) throws -> TaxedAmount {
      TaxedAmount(try Money(parsing: price.description, in: currency, allowingSign: true), rates: rates)
    }
  }
}
