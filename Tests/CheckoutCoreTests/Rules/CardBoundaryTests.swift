import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// What the rules find wrong with the details of a card, and what not.
@Suite struct CardBoundaryTests {
  private func problems(
    number: String = "4242 4242 4242 4242",
    expiry: String = "12/30",
    code: String = "123",
    at now: Date = Fixtures.now
  ) throws -> [FieldProblem] {
    var shop = try Shop.at(.card)
    shop.now = now
    let card = CardInput(number: number, expiry: expiry, securityCode: code, holder: "Ada Byron")
    try shop.send(.enterCard(card))
    guard case .card(let screen) = shop.state.screen else { return [] }
    #expect(screen.hasToken == (screen.report?.problems == []))
    return screen.report?.problems ?? []
  }

  @Test(arguments: [
    "4242424242424243", "4242424242424224", "5555555555554445", "378282246310006", "6011111111111118",
  ])
  func `a number of full length that fails its check digit is invalid`(number: String) throws {
    let card = try problems(number: number, code: number.hasPrefix("37") ? "1234" : "123")
    #expect(card == [FieldProblem(.cardNumber, .invalid)])
  }

  @Test func `American Express wants four digits, and the others three`() throws {
    let amex = "378282246310005"
    #expect(try problems(number: amex, code: "123") == [FieldProblem(.securityCode, .incomplete)])
    #expect(try problems(number: amex, code: "1234") == [])
    #expect(try problems(code: "1234") == [FieldProblem(.securityCode, .invalid)])
    #expect(try problems(code: "12") == [FieldProblem(.securityCode, .incomplete)])
  }

  @Test func `a card is good until its month has ended in the last time zone of the world`() throws {
    // 2026-02-01, noon of UTC, and a second before.
    let end = Date(timeIntervalSince1970: 1_769_947_200)
    #expect(try problems(expiry: "01/26", at: end.addingTimeInterval(-1)) == [])
    #expect(try problems(expiry: "01/26", at: end) == [FieldProblem(.expiry, .expired)])
    #expect(try problems(expiry: "02/26", at: end) == [])
  }

  @Test func `a card is good for twenty years at most`() throws {
    #expect(try problems(expiry: "12/46") == [])
    #expect(try problems(expiry: "01/47") == [FieldProblem(.expiry, .invalid)])
  }
}
