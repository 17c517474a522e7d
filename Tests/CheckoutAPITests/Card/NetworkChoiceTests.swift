import CheckoutAPI
import Testing

@Suite struct NetworkChoiceTests {
  struct Case: Sendable {
    var networks: [CardBrand] = []
    var brand: CardBrand? = .visa
    var taken: [CardBrand] = []
    var wish: CardBrand?
    let accepted: [CardBrand]
    var network: CardBrand?
    var problem: CardProblem?
  }

  static let cases: [Case] = [
    Case(accepted: [.visa], network: .visa),
    Case(brand: nil, accepted: []),
    Case(brand: nil, taken: [.visa], accepted: []),
    Case(taken: [.mastercard], accepted: [], problem: .networkNotAccepted),
    Case(networks: [.cartesBancaires, .visa], accepted: [.cartesBancaires, .visa], network: .cartesBancaires),
    Case(
      networks: [.cartesBancaires, .visa, .visa], wish: .visa, accepted: [.cartesBancaires, .visa], network: .visa),
    Case(
      networks: [.cartesBancaires, .visa], taken: [.visa, .cartesBancaires], accepted: [.cartesBancaires, .visa],
      network: .visa),
    Case(networks: [.cartesBancaires, .visa], taken: [.visa], accepted: [.visa], network: .visa),
    Case(
      networks: [.cartesBancaires, .visa], taken: [.visa], wish: .cartesBancaires, accepted: [.visa],
      problem: .networkNotAccepted),
    Case(
      networks: [.cartesBancaires, .visa], wish: .mastercard, accepted: [.cartesBancaires, .visa],
      problem: .networkNotOnCard),
    Case(networks: [.bancontact], taken: [.visa], accepted: [], problem: .networkNotAccepted),
  ]

  @Test(arguments: cases.indices)
  func `the shopper's wish wins, then the merchant's preference, among what both have`(index: Int) {
    let wanted = Self.cases[index]
    let choice = NetworkChoice(
      networks: wanted.networks, brand: wanted.brand, taken: wanted.taken, wish: wanted.wish)
    #expect(choice.accepted == wanted.accepted)
    #expect(choice.network == wanted.network)
    #expect(choice.problem == wanted.problem)
    #expect(choice.isOpen == (wanted.accepted.count > 1))
  }
}
