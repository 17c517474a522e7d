import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Snapshots that are sealed as they should be, with something in them that no release writes.
@Suite struct MalformedSnapshotTests {
  private static let cases: [(String, String, SnapshotProblem.Code, String?)] = [
    ("\"step\":\"card\"", "\"step\":\"processing\"", .malformed, "step"),
    ("\"step\":\"card\"", "\"step\":\"confirmation\"", .malformed, "step"),
    ("\"step\":\"card\"", "\"step\":7", .malformed, "step"),
    ("\"step\":\"card\"", "\"stop\":\"card\"", .malformed, "step"),
    ("\"revision\":5", "\"revision\":-1", .malformed, "revision"),
    ("\"attempts\":0", "\"attempts\":9223372036854775807", .malformed, "attempts"),
    ("\"attempts\":0", "\"attempts\":92233720368547758070", .malformed, nil),
    ("\"attempts\":0", "\"attempts\":0.5", .malformed, nil),
    ("\"cart\":1", "\"cart\":0", .malformed, "cart"),
    ("\"id\":\"sku-ebook\"", "\"id\":\"sku-lamp\"", .malformed, "lines[1].id"),
    ("\"id\":\"sku-ebook\"", "\"id\":\"sku-pen\"", .malformed, "saved[0].id"),
    ("\"id\":\"sku-ebook\"", "\"id\":\" \"", .malformed, "lines[1].id"),
    ("\"kind\":\"digital\"", "\"kind\":\"spiritual\"", .malformed, "lines[1].kind"),
    ("\"cardDetails\":\"all\"", "\"cardDetails\":\"most\"", .malformed, "method.cardDetails"),
    ("\"city\":\"Berlin\"", "\"town\":\"Berlin\"", .malformed, "deliveryAddress"),
    ("\"units\":1000}", "\"units\":0}", .malformed, "giftCards[0].balance"),
    ("\"units\":1000}", "\"units\":-5}", .malformed, "giftCards[0].balance"),
    (
      "\"currency\":\"EUR\",\"units\":1000}", "\"currency\":\"USD\",\"units\":1000}", .foreignCurrency,
      "giftCards[0].balance"
    ),
    ("\"currency\":\"EUR\",\"units\":750}", "\"currency\":\"JPY\",\"units\":750}", .foreignCurrency, "lines[1].price"),
    ("\"currency\":\"EUR\",\"delivery\"", "\"currency\":\"USD\",\"delivery\"", .foreignCurrency, "lines[0].price"),
    ("\"currency\":\"EUR\",\"delivery\"", "\"currency\":\"QQQ\",\"delivery\"", .foreignCurrency, "currency"),
    ("\"currency\":\"EUR\",\"units\":199}", "\"currency\":\"QQQ\",\"units\":199}", .foreignCurrency, "saved[0].price"),
    ("\"quantity\":2", "\"quantity\":{}", .malformed, "lines[0].quantity"),
    ("\"body\":{", "\"body\":[", .malformed, nil),
  ]

  @Test(arguments: cases.indices)
  func `a field that no release writes is named`(index: Int) throws {
    let (old, new, code, field) = MalformedSnapshotTests.cases[index]
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    let words = Comment(rawValue: String(decoding: snapshot, as: UTF8.self))
    let changed = try #require(Resealed.snapshot(snapshot, replacing: old, with: new), words)
    let problem = Restored.problem(of: changed)
    #expect(problem?.code == code)
    #expect(problem?.field == field)
  }

  @Test func `the digest is what the sources say it is`() throws {
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    #expect(Resealed.seal(String(decoding: snapshot.dropLast(29), as: UTF8.self)) == snapshot)
  }

  @Test func `nothing in a problem is what the shopper typed`() throws {
    for problem in SnapshotProblem.Code.allCases { #expect(!problem.rawValue.isEmpty) }
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    let changed = try #require(Resealed.snapshot(snapshot, replacing: "\"city\":", with: "\"Geheim\":"))
    #expect(Restored.problem(of: changed)?.description.contains("Geheim") == false)
  }

  @Test func `a snapshot of a host in another currency is foreign, and one of a shopper who changed it is not`() throws
  {
    var shop = Shop()
    try shop.send(.setCurrency(.usd), .addLine(Fixtures.line("sku-lamp", "Desk lamp", 1999, in: .usd)))
    #expect(try Restored(shop).shop.state.cart.currency == .usd)
    var setup = Restored.setup
    setup.policy.currency = .jpy
    #expect(Restored.problem(of: try shop.funnel.snapshot(), setup)?.code == .foreignCurrency)
    setup.policy.currency = .usd
    #expect(Restored.problem(of: try shop.funnel.snapshot(), setup) == nil)
  }
}
