import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Whatever a link says and wherever the shopper is, no step is entered past something that is missing.
@Suite struct LinkPropertyTests {
  #if DEBUG
    static let walks: UInt64 = 2
  #else
    static let walks: UInt64 = 40
  #endif

  /// Ten thousand random links, each that says something else once.
  static let links: [URL] = {
    var random = SplitMix64(seed: 2_026)
    var seen: Set<CheckoutLink?> = []
    return (0..<10_000).compactMap { _ in RandomLink.next(&random) }.filter { url in
      seen.insert(try? CheckoutLink(url, at: Shop.links)).inserted
    }
  }()

  @Test func `the random links say many things, and some say nothing that is known`() {
    var random = SplitMix64(seed: 2_026)
    let urls = (0..<10_000).compactMap { _ in RandomLink.next(&random) }
    let understood = urls.compactMap { try? CheckoutLink($0, at: Shop.links) }
    #expect(urls.count > 9_000)
    #expect(understood.count > 1_000)
    #expect(understood.count < urls.count)
    #expect(Set(understood.map(\.step)).count == CheckoutStep.allCases.count + 1)
    #expect(LinkPropertyTests.links.count > 100)
  }

  @Test(arguments: Situation.allCases)
  func `no link enters a step past something unmet, wherever the shopper is`(situation: Situation) throws {
    expectAll(try situation.shop(), "\(situation)")
  }

  @Test(arguments: UInt64(0)..<4)
  func `no link enters a step past something unmet, wherever a walk has led`(batch: UInt64) throws {
    for number in 0..<LinkPropertyTests.walks {
      let seed = 70_000 + 1_000 * batch + number
      var walk = try RandomWalk(seed: seed)
      for turn in 1...10 {
        walk.run(15)
        expectAll(walk.shop, "seed \(seed), after \(15 * turn)")
      }
    }
  }

  private func expectAll(_ shop: Shop, _ words: String) {
    let before = shop.state
    for url in LinkPropertyTests.links {
      var copy = shop.funnel
      let isRefused = (try? copy.handle(.openLink(url), at: shop.now)) == nil
      if let wrong = problem(from: before, to: copy, isRefused: isRefused, url, shop) {
        Issue.record(Comment(rawValue: "\(words), \(url): \(wrong)"))
        return
      }
    }
  }

  private func problem(
    from before: CheckoutState, to funnel: CheckoutFunnel, isRefused: Bool, _ url: URL, _ shop: Shop
  ) -> String? {
    if isRefused { return funnel == shop.funnel ? nil : "refused, and something changed" }
    let after = funnel.state(at: shop.now)
    if !before.step.isCollecting { return "followed at \(before.step)" }
    if !after.step.isCollecting { return "it leads to \(after.step)" }
    if after.cart.lines != before.cart.lines { return "it changed the lines" }
    guard let link = try? CheckoutLink(url, at: Shop.links) else { return "followed, and not understood" }
    if let wanted = link.step {
      if after.step > wanted { return "it leads past its step, to \(after.step)" }
      let isHeld = after.requirements.contains { $0.step < wanted && $0.status == .unmet }
      if after.step != wanted, !isHeld { return "it stops at \(after.step)" }
    } else if after.step != before.step {
      return "it names no step, and leads to \(after.step)"
    }
    return Invariants.problem(in: after)
  }
}

/// Links as people, mailings and attackers write them.
private enum RandomLink {
  private static let steps = CheckoutStep.allCases.map(\.rawValue)
  private static let places = [
    "shop://checkout", "shop://checkout", "shop://checkout", "https://shop.example/checkout",
    "https://shop.example/checkout", "HTTPS://SHOP.EXAMPLE/checkout",
    "http://shop.example/checkout", "https://evil.example/checkout", "https://shop.example:8443/checkout",
    "https://shop.example@evil.example/checkout", "shop://basket", "shop:checkout", "mailto:checkout",
  ]
  private static let tails = ["", "", "", "", "/", "//", "#top", "%2F", "/..", "/%00", "%", "é", " ", "?", "&&", "=x"]
  private static let parameters = [
    "code=%20", "code=", "code=%FF", "product=", "quantity=0", "quantity=99999999999", "price=1", "unitPrice=0",
    "step=confirmation", "utm_source=mail", "c%6Fde=B",
  ]

  /// The next one; `nil` when it is not even a URL.
  static func next(_ random: inout SplitMix64) -> URL? {
    func one(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
    var text = one(places)
    if !random.chance(oneIn: 6) { text += "/" + one(steps) }
    if random.chance(oneIn: 4) { text += one(tails) }
    var asked: [String] = []
    if random.chance(oneIn: 3) { asked.append("code=\(one(["SAVE10", "FREE", "A", "B"]))") }
    if random.chance(oneIn: 4) { asked.append("product=\(one(["sku-lamp", "sku-9"]))") }
    if random.chance(oneIn: 8) { asked.append("quantity=2") }
    if random.chance(oneIn: 6) { asked.append(one(parameters)) }
    if !asked.isEmpty { text += "?" + asked.joined(separator: "&") }
    // Now and then a letter is another one, or gone.
    if random.chance(oneIn: 8), let place = text.indices.randomElement(using: &random) {
      text.replaceSubrange(place...place, with: one(["", "x", "/", "%", "?", "\u{202E}", "0"]))
    }
    return URL(string: text)
  }
}
