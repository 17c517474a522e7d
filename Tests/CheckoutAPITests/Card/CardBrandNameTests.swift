import CheckoutAPI
import CheckoutTesting
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is given as a scheme's name could be what was typed into the number.
@Suite struct CardBrandNameTests {
  static let now = Date(timeIntervalSince1970: 1_780_000_000)

  @Test(arguments: [
    "4539578763621486", "4539 5787 6362 1486", "visa-4539578763621486", "４５３９５７８７６３６２１４８６", "4539578763621486,visa",
    "45395787636214", "4539\n5787\n6362\n1486",
  ])
  func `the number of a card in the place of a scheme was printed`(text: String) {
    let brand = CardBrand(text)
    let (details, report) = CardDetails.check(
      CardInput(
        number: "4539578763621486", expiry: "12/30", securityCode: "123", holder: "Ada", networks: [brand],
        network: brand),
      at: Self.now)
    let choice = NetworkChoice(networks: [brand], brand: nil, taken: [], wish: brand)
    let method = PaymentMethod(
      id: PaymentMethodID("card"), name: "Card", kind: .card, brand: brand, networks: [brand])
    for value in [brand, choice, report, method] as [Any] {
      var dumped = ""
      dump(value, to: &dumped)
      for shown in ["\(value)", String(reflecting: value), dumped] {
        let digits = shown.unicodeScalars.compactMap(\.properties.numericValue).map { "\(Int($0))" }.joined()
        #expect(!digits.contains("5787636"), "\(type(of: value))")
      }
    }
    #expect(details == nil)
    #expect(report.reasons == [.networkMalformed])
    #expect(report.networks == [.visa] && report.network == nil)
  }

  @Test(arguments: [
    "", "-", "Visa", "visa-", "-visa", "visa--debit", "45395787", "visa-45395", "carte bancaire", "ｖｉｓａ",
    "vi\u{200B}sa",
    "1visa", "girocard-of-a-bank-that-has-no-end",
  ])
  func `what has not the form of a name is passed over in a list, and refused as a wish`(text: String) {
    let given = NetworkChoice(networks: [CardBrand(text), .visa], brand: .visa, taken: [])
    #expect(given.problem == nil && given.accepted == [.visa] && given.network == .visa)
    let alone = NetworkChoice(networks: [CardBrand(text)], brand: .visa, taken: [])
    #expect(alone.problem == nil && alone.accepted == [.visa])
    let wished = NetworkChoice(networks: [], brand: .visa, taken: [], wish: CardBrand(text))
    #expect(wished.problem == .networkMalformed && wished.network == nil)
  }

  @Test func `every scheme that is known has the form of a name, and others can have it`() {
    for brand in CardBrand.byPrefix + [.cartesBancaires, .bancontact, .dankort] {
      #expect(brand.isWellFormed, "\(brand)")
    }
    for name in ["girocard", "visa-2024", "a", "eftpos-australia"] {
      #expect(CardBrand(name).isWellFormed && CardBrand(name).rawValue == name)
    }
  }
}
