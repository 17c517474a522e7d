import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// A cart file is read exactly, or refused with file, line and path.
struct CartFileTests {
  private static func cart(_ line: String, currency: String = "EUR", more: String = "") -> String {
    "{\"currency\": \"\(currency)\",\n\"lines\": [\n{\(line)}\n]\(more)}"
  }
  private static let good = #""id": "a", "name": "Lamp", "unitPrice": "19.99", "quantity": 2"#
  private static func changed(_ from: String, _ to: String) -> String { cart(good.replacing(from, with: to)) }

  @Test func `everything in a cart file arrives`() throws {
    let text = #"""
      {"currency": "EUR", "lines": [
        {"id": "sku-1", "name": "Lamp", "unitPrice": "19.99", "quantity": 2, "kind": "physical", "guarantee": false},
        {"id": "sku-2", "name": "Caf\u00e9 \ud83d\ude00", "unitPrice": {"currency": "EUR", "minorUnits": 5},
         "quantity": 1, "kind": "digital", "guarantee": true}
      ], "promotionCodes": ["SAVE10"]}
      """#
    let lamp = CartLineDraft(
      product: ProductID("sku-1"), name: "Lamp", unitPrice: StateFixture.euros(1999), quantity: 2)
    let second = CartLineDraft(
      product: ProductID("sku-2"), name: "Café 😀", unitPrice: StateFixture.euros(5), kind: .digital,
      wantsGuarantee: true)
    let expected = CartContents(currency: .eur, lines: [lamp, second], promotionCodes: [PromotionCode("SAVE10")])
    #expect(try CartFile.contents(Array(text.utf8), file: "f") == expected)
  }

  private static let faults: [(text: String, line: Int, words: String)] = [
    (changed("\"19.99\"", "19.99"), 3, "lines[0].unitPrice: a price is a text"),
    (changed("\"19.99\"", "1999"), 3, "lines[0].unitPrice: a price is a text"),
    (changed("19.99", "19.999"), 3, "lines[0].unitPrice: The amount has more decimals"),
    (changed("19.99", "-1"), 3, "lines[0].unitPrice: No sign is read"),
    (changed("\"19.99\"", #"{"currency": "USD", "minorUnits": 1}"#), 3, "lines[0].unitPrice.currency: the price is"),
    (changed("\"19.99\"", #"{"currency": "EUR", "minorUnits": -1}"#), 3, "lines[0].unitPrice.minorUnits: a price"),
    (changed("\"19.99\"", #"{"currency": "EUR", "minorUnits": 1.0}"#), 3, "lines[0].unitPrice.minorUnits: this is not"),
    (changed("\"19.99\"", #"{"currency": "EUR"}"#), 3, "lines[0].unitPrice: minorUnits is missing"),
    (changed(", \"quantity\": 2", ""), 3, "lines[0]: quantity is missing"),
    (changed("\"quantity\": 2", "\"quantity\": 0"), 3, "lines[0].quantity: a line has 1 piece or more"),
    (changed("\"quantity\": 2", "\"quantity\": -2"), 3, "lines[0].quantity: a line has 1 piece or more"),
    (changed("\"quantity\": 2", "\"quantity\": 2.5"), 3, "lines[0].quantity: this is not a whole number"),
    (changed("\"quantity\": 2", "\"quantity\": 1e2"), 3, "lines[0].quantity: this is not a whole number"),
    (changed("\"quantity\": 2", "\"quantity\": \"2\""), 3, "lines[0].quantity: this is not a whole number"),
    (changed("Lamp", "  "), 3, "lines[0].name: this is empty"),
    (changed("\"a\"", "\"\""), 3, "lines[0].id: this is empty"),
    (changed("\"name\"", "\"nam\""), 3, "lines[0].nam: there is no such key; did you mean 'name'?"),
    (cart(good + ", \"kind\": \"gas\""), 3, "lines[0].kind: the kind is physical or digital"),
    (cart(good + ", \"guarantee\": 1"), 3, "lines[0].guarantee: this is neither true nor false"),
    (cart(good + "},\n{" + good), 4, "lines[1].id: another line has this id"),
    (cart(good, currency: "XYZ"), 1, "currency: ISO 4217 lists no such currency; use one of its codes, such as EUR."),
    (cart(good, currency: "eur"), 1, "currency: A currency code is"),
    (cart(good, more: ",\n\"promotionCodes\": [\"A\", \"A\"]"), 5, "promotionCodes[1]: the code is there twice"),
    (cart(good, more: ",\n\"promotionCodes\": [1]"), 5, "promotionCodes[0]: this is not a text"),
    (cart(good, more: ",\n\"extra\": 1"), 5, "extra: there is no such key"),
    (cart(good, more: ",\n\"currency\": \"EUR\""), 5, "a key is there twice"),
    ("{\"currency\": \"EUR\"}", 1, "lines is missing"),
    ("{\"lines\": []}", 1, "currency is missing"),
    ("{\"currency\": \"EUR\", \"lines\": {}}", 1, "lines: this is not a list"),
    ("{\"currency\": \"EUR\", \"lines\": [7]}", 1, "lines[0]: this is not an object"),
    ("[]", 1, "this is not an object"),
    ("", 1, "the document ends"),
  ]

  @Test(arguments: faults)
  func `a fault is named with file, line and path`(fault: (text: String, line: Int, words: String)) {
    let outcome = Outcome(["cart", "--cart", "cart.json"], files: ["cart.json": fault.text])
    #expect(outcome.code == .badData)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: cart.json:\(fault.line): \(fault.words)"), "\(outcome.error)")
    #expect(outcome.error.hasSuffix("hint: checkout-scenarios help scenarios\n"))
  }

  @Test(arguments: [
    (InputFailure.notFound, ExitCode.noInput), (.isFolder, .noInput), (.unreadable, .noInput), (.tooLarge, .badData),
  ])
  func `a file that cannot be read is told apart from one that is wrong`(failure: InputFailure, code: ExitCode) {
    for flag in ["--cart", "--events"] {
      let streams = FakeStreams()
      streams.fileFailures["f"] = failure
      #expect(streams.run(["cart", flag, "f"]) == code)
      #expect(streams.error.hasPrefix("error: f: "))
      #expect(streams.output.isEmpty)
    }
  }

  @Test func `a large cart is read in linear time, and one that is too large not at all`() throws {
    let lines = (0..<20_000).map { "{\(Self.good.replacing("\"a\"", with: "\"a\($0)\""))}" }.joined(separator: ",\n")
    let text = "{\"currency\": \"EUR\", \"lines\": [\(lines)]}"
    #expect(try CartFile.contents(Array(text.utf8), file: "f").lines.count == 20_000)
    let streams = FakeStreams()
    streams.files["f"] = [UInt8](repeating: 32, count: CartFile.limit + 1)
    #expect(streams.run(["cart", "--cart", "f"]) == .badData)
    #expect(streams.error.hasPrefix("error: f: this is larger than 4 MiB"))
  }

  @Test func `the cart of a file is the cart that is shown`() throws {
    let file = ["c": Self.cart(Self.good.replacing("Lamp", with: "Samovar"))]
    let outcome = Outcome(["cart", "--cart", "c", "--json"], files: file)
    #expect(outcome.code == .success)
    #expect(try outcome.document()["payload"]?["cart"]?["lines"]?.items.first?["name"]?.text == "Samovar")
    let piped = Outcome(["cart", "--cart", "-", "--json"], pipe: file["c"])
    #expect(piped.output == outcome.output)
  }
}
