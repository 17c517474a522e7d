import CheckoutAPI
import Foundation
import Testing

/// What a link asks for, and what is none of the checkout's.
@Suite struct CheckoutLinkTests {
  private static let address = LinkAddress(scheme: "shop", hosts: ["shop.example", "www.shop.example"])

  private func link(_ text: String, at address: LinkAddress = CheckoutLinkTests.address) throws -> CheckoutLink {
    try CheckoutLink(try #require(URL(string: text), "\(text)"), at: address)
  }

  private func problem(_ text: String, at address: LinkAddress = CheckoutLinkTests.address) throws -> LinkProblem? {
    let url = try #require(URL(string: text), "\(text)")
    do throws(LinkProblem) { _ = try CheckoutLink(url, at: address) } catch { return error }
    return nil
  }

  @Test(arguments: CheckoutStep.allCases)
  func `a step is named the same way on the web and in the app`(step: CheckoutStep) throws {
    for text in [
      "shop://checkout/\(step.rawValue)", "SHOP://checkout/\(step.rawValue)/",
      "https://shop.example/checkout/\(step.rawValue)",
      "HTTPS://Www.Shop.Example/checkout/\(step.rawValue)/?",
    ] {
      let link = try link(text)
      #expect(link.step == step, "\(text)")
      #expect(link.promotion == nil)
      #expect(link.product == nil)
    }
  }

  @Test func `code, product and quantity are read as they are written`() throws {
    let link = try link("https://shop.example/checkout?quantity=3&product=sku%2F1%20%C3%A4&code=%20SAVE+10%20")
    #expect(link.step == nil)
    #expect(link.promotion == PromotionCode("SAVE+10"))
    #expect(link.product?.id == ProductID("sku/1 ä"))
    #expect(link.product?.quantity == 3)
    #expect(try self.link("shop://checkout?product=a&").product?.quantity == 1)
    #expect(try self.link("shop://checkout").step == nil)
    #expect(try self.link("shop://checkout/?code=a%3Db=c").promotion == PromotionCode("a=b=c"))
  }

  @Test(arguments: [
    ("http://shop.example/checkout/cart", LinkProblem.otherScheme), ("file:///checkout/cart", .otherScheme),
    ("shop:checkout/cart", .otherScheme), ("checkout/cart", .otherScheme), ("//shop.example/checkout", .otherScheme),
    ("https://evil.example/checkout/cart", .otherHost), ("https://shop.example.evil.example/checkout", .otherHost),
    ("https://xshop.example/checkout", .otherHost), ("https:///checkout", .otherHost),
    ("https://shop.example@evil.example/checkout", .userInfo), ("shop://me:secret@checkout/cart", .userInfo),
    ("https://shop.example:443/checkout", .port), ("shop://checkout:1/cart", .port),
    ("shop://checkout/cart#top", .fragment), ("https://shop.example/", .unknownPath),
    ("https://shop.example/basket/cart", .unknownPath), ("https://shop.example/checkout/basket", .unknownPath),
    ("https://shop.example/checkout/Cart", .unknownPath), ("https://shop.example//checkout/cart", .unknownPath),
    ("https://shop.example/checkout/cart/card", .unknownPath), ("https://shop.example/checkout//", .unknownPath),
    ("shop://basket/cart", .unknownPath), ("shop://checkout/../cart", .unknownPath),
    ("shop://checkout/cart%2Fcard", .unknownPath), ("shop://checkout/cart?price=1", .unknownParameter),
    ("shop://checkout?product=a&unitPrice=1", .unknownParameter), ("shop://checkout?utm_source=x", .unknownParameter),
    ("shop://checkout?=x", .unknownParameter), ("shop://checkout?Code=x", .unknownParameter),
    ("shop://checkout?code=a&code=b", .parameterTwice), ("shop://checkout?code=a&c%6Fde=a", .parameterTwice),
    ("shop://checkout?code=", .unusableValue), ("shop://checkout?code", .unusableValue),
    ("shop://checkout?code=%20%09", .unusableValue), ("shop://checkout?code=a%00b", .unusableValue),
    ("shop://checkout?product=", .unusableValue), ("shop://checkout?product=a%0Ab", .unusableValue),
    ("shop://checkout?product=a&quantity=0", .unusableQuantity),
    ("shop://checkout?product=a&quantity=", .unusableQuantity),
    ("shop://checkout?product=a&quantity=-1", .unusableQuantity),
    ("shop://checkout?product=a&quantity=%2B1", .unusableQuantity),
    ("shop://checkout?product=a&quantity=1.5", .unusableQuantity), ("shop://checkout?quantity=1", .unusableQuantity),
    ("shop://checkout?product=a&quantity=9999999999", .unusableQuantity),
    ("shop://checkout?product=a&quantity=%D9%A1", .unusableQuantity),
    ("shop://checkout?code=%FF", .badEncoding), ("shop://checkout?code=%C0%80", .badEncoding),
    ("shop://checkout/%63art?code=%ED%A0%80", .badEncoding),
  ])
  func `what is none of the checkout's has a problem of its own`(text: String, expected: LinkProblem) throws {
    #expect(try problem(text) == expected)
  }

  @Test func `only what the host names is taken`() throws {
    #expect(try problem("shop://checkout/cart", at: LinkAddress()) == .otherScheme)
    #expect(try problem("https://shop.example/checkout", at: LinkAddress(scheme: "shop")) == .otherHost)
    #expect(try problem("://checkout/cart", at: LinkAddress(scheme: "", hosts: [""])) == .otherScheme)
    #expect(try problem("https:///checkout/cart", at: LinkAddress(hosts: [""])) == .otherHost)
    #expect(try link("shop://till/card", at: LinkAddress(scheme: "shop", path: "till")).step == .card)
  }

  @Test func `a checkout may lie deeper than the first part of the path, or at its root`() throws {
    let deep = LinkAddress(scheme: "shop", hosts: ["shop.example"], path: "/de/checkout/")
    for text in ["https://shop.example/de/checkout/card", "shop://de/checkout/card/"] {
      #expect(try link(text, at: deep).step == .card)
    }
    #expect(try link("https://shop.example/de/checkout", at: deep).step == nil)
    for text in ["https://shop.example/de", "https://shop.example/checkout/card", "shop://de/checkout/card/x"] {
      #expect(try problem(text, at: deep) == .unknownPath)
    }
    let root = LinkAddress(scheme: "shop", hosts: ["shop.example"], path: "")
    for text in ["https://shop.example/card", "shop://card", "shop://card/"] {
      #expect(try link(text, at: root).step == .card)
    }
    for text in ["https://shop.example", "https://shop.example/", "shop://"] {
      #expect(try link(text, at: root).step == nil)
    }
    for text in ["shop:///card", "https://shop.example//card", "https://shop.example/checkout/card"] {
      #expect(try problem(text, at: root) == .unknownPath)
    }
  }

  @Test func `a long link is not read, and long values are none`() throws {
    #expect(try problem("shop://checkout?code=" + String(repeating: "a", count: 2_048)) == .tooLong)
    #expect(try problem("shop://checkout?code=" + String(repeating: "a", count: 257)) == .unusableValue)
    #expect(try link("shop://checkout?code=" + String(repeating: "a", count: 256)).promotion != nil)
  }

  @Test func `each problem has a sentence of its own`() {
    #expect(Set(LinkProblem.allCases.map(\.message)).count == LinkProblem.allCases.count)
  }
}
