import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// What is made of the details of a card, as the card step shows it.
@Suite struct CardRuleTests {
  /// The report on details that were entered for a method.
  static func report(
    _ input: CardInput,
    for method: PaymentMethodID = Shop.card,
    at now: Date = Fixtures.now
  ) throws -> CardReport {
    let facts = ScenarioFacts.answered()
    var shop = try Shop.at(
      .card,
      {
        var facts = facts
        (facts.card, facts.paymentMethod, facts.now) = (nil, method, now)
        return facts
      }())
    shop.now = now
    try shop.send(.enterCard(input))
    guard case .card(let screen) = shop.state.screen, let report = screen.report else { throw CancellationError() }
    #expect(report.problems.isEmpty == screen.hasToken)
    return report
  }

  private func problem(_ field: FormField, _ input: CardInput, at now: Date = Fixtures.now) throws -> FieldProblem.Code?
  {
    try CardRuleTests.report(input, at: now).problems.first { $0.field == field }?.code
  }

  static let numbers: [(String, CardBrand?, FieldProblem.Code?)] = [
    ("4242424242424242", .visa, nil), ("4242 4242-4242\t4242", .visa, nil), ("  4242424242424242 ", .visa, nil),
    ("4222222222222", .visa, nil), ("4000000000000000006", .visa, nil),
    ("5555555555554444", .mastercard, nil), ("2223003122003222", .mastercard, nil), ("378282246310005", .amex, nil),
    ("6011111111111117", .discover, nil),
    ("4242424242424243", .visa, .invalid), ("424242424242424", .visa, .incomplete), ("4", nil, .incomplete),
    ("42424242424242424242", .visa, .invalid), ("55555555555544441", .mastercard, .invalid),
    ("3", nil, .incomplete), ("5", nil, .incomplete), ("60", nil, .incomplete), ("2", nil, .incomplete),
    ("", nil, .missing), (" \u{200B}", nil, .missing), (" - ", nil, .invalid), ("-4242", nil, .invalid),
    ("4242x", nil, .invalid), ("4242\u{0}4242", nil, .invalid), ("4242.4242.4242.4242", nil, .invalid),
    ("+4242424242424242", nil, .invalid), ("4242\u{301}", nil, .invalid),
    ("0000000000000000", nil, .invalid), ("3530111333300000", .jcb, nil), ("6200000000000005", .unionpay, nil),
    ("6759649826438453", .maestro, nil), ("٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢", .visa, nil), ("４２４２", .visa, .incomplete),
    ("4242–4242", .visa, .incomplete), ("4035501000000008", .visa, nil), ("36227206271667", .diners, nil),
    (String(repeating: "4", count: 10_000), .visa, .invalid),
    (String(repeating: "9", count: 10_000), nil, .invalid),
  ]

  @Test(arguments: numbers.indices)
  func `a number is right, not complete, wrong, or not known yet`(index: Int) throws {
    let (number, brand, code) = CardRuleTests.numbers[index]
    let report = try CardRuleTests.report(
      CardInput(number: number, expiry: "12/30", securityCode: brand == .amex ? "1234" : "123"))
    #expect(report.brand == brand, "\(number.prefix(30))")
    #expect(report.problems.first { $0.field == .cardNumber }?.code == code, "\(number.prefix(30))")
  }

  @Test(arguments: ["4242424242424242", "5555555555554444", "2223003122003222", "378282246310005", "6011111111111117"])
  func `every beginning of a right number is not complete, never wrong`(number: String) throws {
    for length in 1..<number.count where ![13].contains(length) {
      let code = try problem(.cardNumber, CardInput(number: String(number.prefix(length))))
      #expect(code == .incomplete, "\(number.prefix(length))")
    }
  }

  @Test(arguments: ["4242424242424242", "5555555555554444", "378282246310005", "6011111111111117"])
  func `a single wrong digit and two digits swapped are found`(number: String) throws {
    var digits = Array(number.utf8)
    digits[7] = digits[7] == 57 ? 48 : digits[7] + 1
    #expect(try problem(.cardNumber, CardInput(number: String(decoding: digits, as: UTF8.self))) == .invalid)
  }

  @Test func `only the last four digits are ever shown`() throws {
    #expect(try CardRuleTests.report(Fixtures.card).maskedNumber == "••••••••••••4242")
    #expect(try CardRuleTests.report(CardInput(number: "4242424")).maskedNumber == "•••••••")
    let long = try CardRuleTests.report(CardInput(number: String(repeating: "4", count: 10_000)))
    #expect(long.maskedNumber == String(repeating: "•", count: 19))
    #expect(long.digitCount == 10_000)
  }

  static let expiries: [(String, FieldProblem.Code?)] = [
    ("12/30", nil), ("1/30", nil), ("01 / 2030", nil), ("2030-01", nil), ("12-30", nil), ("01/26", nil),
    ("01/46", nil), ("12/46", nil), ("01/47", .invalid), ("12/25", .expired), ("01/2020", .expired),
    ("13/30", .invalid),
    ("99/99", .invalid), ("", .missing), ("  ", .missing), ("1", .incomplete), ("12/", .incomplete),
    ("12/3", .incomplete), ("12/203", .incomplete), ("/30", .incomplete), ("12/30/1", .invalid), ("12.30", nil),
    ("ab/cd", .invalid), ("12/20300", .invalid), ("١٢/٣٠", nil), ("12\u{0}/30", .invalid), ("30/12", nil),
    ("1230", nil), ("122030", nil), ("203012", nil), ("01/20", .expired), ("00/30", .invalid), ("0/30", .invalid),
    ("0", .incomplete),
    (String(repeating: "1", count: 10_000), .invalid), ("12/" + String(repeating: "9", count: 10_000), .invalid),
  ]

  @Test(arguments: expiries.indices)
  func `an expiry is read in the ways people write it`(index: Int) throws {
    let (text, code) = CardRuleTests.expiries[index]
    #expect(try problem(.expiry, CardInput(expiry: text)) == code, "\(text.prefix(30))")
  }

  /// A card is good through the last day of its month where the day ends last: twelve hours behind UTC.
  static let lastSeconds: [(String, Double, FieldProblem.Code?)] = [
    ("02/28", 1_835_524_799, nil), ("02/28", 1_835_524_800, .expired),
    ("02/27", 1_803_902_399, nil), ("02/27", 1_803_902_400, .expired),
    ("12/27", 1_830_340_799, nil), ("12/27", 1_830_340_800, .expired),
    ("02/2100", 4_107_585_599, .invalid), ("12/69", 3_155_716_800, nil),
  ]

  @Test(arguments: lastSeconds.indices)
  func `a card is good through its month in the last time zone, in leap years too`(index: Int) throws {
    let (text, seconds, code) = CardRuleTests.lastSeconds[index]
    let now = Date(timeIntervalSince1970: seconds)
    let found = try problem(.expiry, CardInput(expiry: text), at: now)
    if text == "02/2100" { #expect(found == nil) } else { #expect(found == code, "\(text) at \(seconds)") }
  }

  static let codes: [(String, String, FieldProblem.Code?)] = [
    ("4242424242424242", "123", nil), ("4242424242424242", " 123 ", nil), ("4242424242424242", "000", nil),
    ("4242424242424242", "12", .incomplete), ("4242424242424242", "1234", .invalid), ("4242424242424242", "", .missing),
    ("4242424242424242", "12a", .invalid), ("4242424242424242", "١٢٣", nil), ("4242424242424242", "1 23", .invalid),
    ("378282246310005", "1234", nil), ("378282246310005", "123", .incomplete), ("378282246310005", "12345", .invalid),
    ("", "123", nil), ("", "1234", nil), ("", "12345", .invalid),
    ("4242424242424242", String(repeating: "1", count: 10_000), .invalid),
  ]

  @Test(arguments: codes.indices)
  func `a security code has the digits of its scheme`(index: Int) throws {
    let (number, code, expected) = CardRuleTests.codes[index]
    #expect(try problem(.securityCode, CardInput(number: number, securityCode: code)) == expected)
  }

  @Test func `a saved card is asked for a code of its brand`() throws {
    #expect(try CardRuleTests.report(CardInput(securityCode: "123"), for: Shop.savedCard).problems == [])
    let report = try CardRuleTests.report(CardInput(securityCode: "1234"), for: Shop.savedCard)
    #expect(report.problems.map(\.code) == [.invalid])
  }

  @Test func `a name that is too long is refused`() throws {
    let input = CardInput(
      number: "4242424242424242", expiry: "12/30", securityCode: "123", holder: String(repeating: "A", count: 257))
    #expect(try problem(.holder, input) == .invalid)
  }
}
