import CheckoutAPI
import Foundation

extension MoneyReadings {
  /// What the standard says of a code. Its own file has a stray blank after one name.
  static let currency: VectorRun.Reading = { vector in
    if vector.expected["active"] == .flag(false) { return try withdrawn(vector) }
    let listing = try CurrencyListing(try vector.input.need("code").text())
    let expected = vector.expected
    let name = try expected.need("name").text().trimmingCharacters(in: .whitespaces)
    return VectorRun.difference(
      [
        "\(listing.numericCode)", listing.exponent.map { "\($0)" } ?? "none", listing.name, "\(listing.isPayable)",
        "true",
      ],
      [
        try expected.need("numeric").text(), try expected["exponent"]?.text() ?? "none", name,
        "\(try expected.need("payable") == .flag(true))", "\(try expected.need("active") == .flag(true))",
      ])
  }

  /// A code that is listed no more. When it was replaced and at what rate is not this library's: it converts nothing.
  static let withdrawn: VectorRun.Reading = { vector in
    let named = vector.expected.members["replacedBy"]
    let replacement = try vector.expected["replacedBy"]?.text()
    let successor: Currency? = if let replacement { try successor(of: replacement) } else { nil }
    do throws(MoneyProblem) {
      let code = (try? vector.input.need("code").text()) ?? ""
      return "\(try Currency(code)) is in use"
    } catch {
      if named == nil, case .currencyWithdrawn = error { return nil }
      return VectorRun.difference(error, .currencyWithdrawn(successor: successor))
    }
  }

  /// The currency of a code, or of the code that took its place in turn.
  private static func successor(of code: String) throws(MoneyProblem) -> Currency? {
    do {
      return try Currency(code)
    } catch .currencyWithdrawn(let successor) {
      return successor
    }
  }

  static let currencyText: VectorRun.Reading = { vector in
    let text = try vector.input.need("text").text()
    return try outcome(of: vector) {
      try Currency(text)
    } _: { currency in
      VectorRun.difference(currency.code, try vector.expected.need("code").text())
    }
  }

  /// The three numbers of decimals: the standard's, what people see by the CLDR, and what this platform shows.
  static let digits: VectorRun.Reading = { vector in
    let code = try vector.input.need("code").text()
    let listing = try CurrencyListing(code)
    var actual: [String: Int] = [
      "isoExponent": listing.exponent.map(Int.init) ?? -1, "cldrDigits": listing.displayDigits,
      "cldrCashDigits": listing.cashDigits, "cldrCashRounding": listing.cashRounding,
    ]
    #if os(Linux)
      let shown = Decimal(1).formatted(.currency(code: code).locale(Locale(identifier: "en_US")))
      actual["icuDisplayDigitsLinux"] = shown.split(separator: ".").dropFirst().first?.count ?? 0
    #endif
    for (name, expected) in vector.expected.members {
      if name.hasPrefix("icu"), actual[name] == nil { continue }
      guard let digits = actual[name] else { throw Unreadable("what is \(name)?") }
      let wanted = expected == .null ? -1 : try expected.whole()
      if digits != wanted { return "\(name): \(digits) instead of \(wanted)" }
    }
    return nil
  }

  static let gatewayExponent: VectorRun.Reading = { vector in
    let gateway = try Gateways.named(try vector.input.need("gateway").text())
    let currency = try currency(of: vector.input)
    if vector.expected["lastDigitMustBeZero"] == .flag(true) {
      let odd = Money(minorUnits: 11, currency: currency)
      do throws(MoneyProblem) {
        return "an odd last digit is sent as \(try gateway.count(of: odd))"
      } catch {
        guard error == .tooManyDigits else { return error.code }
      }
    }
    return VectorRun.difference(Int64(gateway.exponent(of: currency)), try vector.expected.need("exponent").whole())
  }

  static let gatewayAmount: VectorRun.Reading = { vector in
    let gateway = try Gateways.named(try vector.input.need("gateway").text())
    let currency = try currency(of: vector.input)
    return try outcome(of: vector) {
      try gateway.count(of: try money(of: vector.input))
    } _: { count in
      if let difference = VectorRun.difference(count, try vector.expected.need("minor").whole()) { return difference }
      return VectorRun.difference(try gateway.money(counting: count, in: currency).currency, currency)
    }
  }
}
