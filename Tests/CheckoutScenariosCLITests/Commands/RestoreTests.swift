import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// A snapshot that an app wrote is looked at like any other step.
struct RestoreTests {
  private func snapshot(of scenario: CheckoutScenario, in currency: Currency = .eur) throws -> String {
    String(decoding: try scenario.start(in: currency).snapshot(), as: UTF8.self)
  }

  @Test(arguments: [CheckoutScenario.cart, .address, .delivery, .payment, .cardEntry])
  func `a snapshot in a file is gone on from`(scenario: CheckoutScenario) throws {
    let files = ["s.json": try snapshot(of: scenario)]
    let outcome = Outcome(["restored", "--restore", "s.json", "--json"], files: files)
    #expect(outcome.code == .success, "\(outcome.error)")
    let payload = try #require(try outcome.document()["payload"])
    #expect(payload["step"]?.text == scenario.step.rawValue)
    #expect(payload["dropped"]?.items.isEmpty == true)
    #expect(Outcome(["restored", "--restore", "s.json"], files: files).output.hasPrefix("restored with s.json\n"))
    #expect(Outcome(["describe", "restored", "--restore", "s.json"], files: files).code == .success)
  }

  @Test func `it can come from stdin, and events go on from it`() throws {
    let outcome = Outcome(
      ["restored", "--restore", "-", "--json", "--event", "choose-payment method=wallet"],
      pipe: try snapshot(of: .payment))
    #expect(outcome.code == .success, "\(outcome.error)")
  }

  @Test(arguments: ["", "{}", "{\"checkout\":7,\"body\":{}}", "{\"checkout\":1,\"body\":{}"])
  func `a snapshot that is not taken is bad data`(text: String) throws {
    let outcome = Outcome(["restored", "--restore", "s.json", "--json"], files: ["s.json": text])
    #expect(outcome.code == .badData)
    #expect(try outcome.document()["diagnostics"]?.items.first?["code"]?.text == "bad-snapshot")
  }

  @Test func `what is no file is no input, and other scenarios go on from none`() throws {
    #expect(Outcome(["restored", "--restore", "gone.json"]).code == .noInput)
    #expect(Outcome(["payment", "--restore", "s.json"]).code == .usage)
    #expect(Outcome(["restored", "--restore", "s.json", "--cart", "c.json"]).code == .usage)
    #expect(Outcome(["restored", "--restore", "-", "--events", "-"], pipe: "").code == .usage)
  }

  @Test func `a snapshot in another currency wants the currency of its app`() throws {
    let files = ["s.json": try snapshot(of: .cart, in: .jpy)]
    #expect(Outcome(["restored", "--restore", "s.json"], files: files).code == .badData)
    #expect(Outcome(["restored", "--restore", "s.json", "--currency", "JPY"], files: files).code == .success)
  }

  @Test func `what was dropped is told, with the reason`() throws {
    let expired = try snapshot(of: .savedAddress)
    let outcome = Outcome(["restored", "--restore", "s.json", "--json"], files: ["s.json": expired])
    #expect(outcome.code == .success)
    let dropped = DroppedAnswer(.line(LineID("sku-lamp")), "Desk lamp", .quantityOutOfRange)
    #expect(dropped.json.text.contains("quantity-out-of-range"))
    #expect(dropped.row.count == 3)
  }
}
