import Testing

@testable import CheckoutScenariosCLI

/// What somebody may have meant is found, and nothing is when nothing is near.
struct SuggestionTests {
  private static let words = ["list", "cart", "empty-cart", "delivery", "payment", "card-entry", "choose-delivery"]

  @Test(arguments: [
    ("lst", "list"), ("lits", "list"), ("LIST", "list"), ("lisst", "list"), ("lixx", "list"), ("basket", "cart"),
    ("shipping", "delivery"), ("pay", "payment"), ("card", "card-entry"), ("empty-basket", "empty-cart"),
    ("choose-shipping", "choose-delivery"), ("deliv", "delivery"), ("payemnt", "payment"),
  ])
  func `the nearest word is found`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, in: Self.words) == meant)
  }

  @Test(arguments: ["", "xyzzy", "lxyz", "l", String(repeating: "list", count: 100)])
  func `nothing is near to what is far`(typed: String) {
    #expect(Suggestion.nearest(to: typed, in: Self.words) == nil)
  }

  @Test func `two slips are near, three are not`() {
    #expect(Suggestion.nearest(to: "paxxent", in: Self.words) == "payment")
    #expect(Suggestion.nearest(to: "paxxxnt", in: Self.words) == nil)
  }
}
