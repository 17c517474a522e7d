import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// Every scenario can be shown, changed by events, and described.
struct ScenarioRunTests {
  @Test(arguments: CheckoutScenario.allCases)
  func `a scenario is shown on 80 columns, the same each time`(scenario: CheckoutScenario) {
    let outcome = Outcome([scenario.id])
    #expect(outcome.code == .success)
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.hasPrefix("\(scenario.id): "))
    #expect(outcome.output.split(separator: "\n").allSatisfy { String($0).columns <= 80 })
    #expect(Outcome([scenario.id]).output == outcome.output)
    #expect(Outcome(["run", scenario.id]).output == outcome.output)
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `a scenario is a document with everything in it, the same bytes each time`(scenario: CheckoutScenario) throws {
    let outcome = Outcome([scenario.id, "--json"])
    #expect(Outcome([scenario.id, "--json"]).output == outcome.output)
    let document = try outcome.document()
    #expect(document["kind"]?.text == "scenario")
    #expect(document["exitCode"]?.value == .number("\(outcome.code.rawValue)"))
    #expect(document["diagnostics"]?.items.isEmpty == true)
    let payload = try #require(document["payload"])
    #expect(payload["step"]?.text == scenario.step.rawValue)
    #expect(payload["screen"]?["step"]?.text == scenario.step.rawValue)
    #expect(payload["route"]?.items.map { $0["step"]?.text } == CheckoutStep.allCases.map(\.rawValue))
    for key in ["requirements", "allowed", "totals", "notices", "isReadyToPlace", "pending", "cart", "applied"] {
      #expect(payload[key] != nil, "\(key)")
    }
    for key in ["total", "covered", "due"] {
      #expect(payload["totals"]?[key]?["currency"]?.text?.count == 3)
    }
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `a refused event ends the run with what was there before it`(scenario: CheckoutScenario) throws {
    let state = try scenario.start().state
    let kind = try #require(CheckoutActionKind.allCases.first { !state.allowed.contains($0) })
    let refused = "\(kind.rawValue) \(EventGrammar.of(kind).example)"
    let files = ["e": "\(refused)\nset-quantity line=sku-lamp quantity=9\n"]
    let outcome = Outcome([scenario.id, "--events", "e"], files: files)
    #expect(outcome.code == .refused)
    #expect(outcome.output == Outcome([scenario.id]).output)
    #expect(outcome.error.hasPrefix("error: \(kind.rawValue) is refused at \(scenario.step.rawValue): "))
    #expect(outcome.error.contains("\nallowed: "))
    #expect(outcome.error.hasSuffix("\nhint: checkout-scenarios describe \(scenario.id)\n"))
    let document = try Outcome([scenario.id, "--json", "--events", "e"], files: files).document()
    #expect(document["exitCode"]?.value == .number("1"))
    #expect(document["payload"]?["applied"]?.items.isEmpty == true)
    let refusal = document["diagnostics"]?.items.first?["refusal"]
    #expect(refusal?["event"]?.text == kind.rawValue)
    #expect(refusal?["step"]?.text == scenario.step.rawValue)
    #expect(refusal?["allowed"]?.items.count == state.allowed.kinds.count)
  }

  @Test(arguments: CheckoutScenario.allCases)
  func `a description names every event, taken or refused`(scenario: CheckoutScenario) throws {
    let outcome = Outcome(["describe", scenario.id])
    #expect(outcome.code == .success)
    #expect(outcome.output.contains("\nEvents that are refused now\n"))
    let payload = try #require(try Outcome(["describe", scenario.id, "--json"]).document()["payload"])
    let taken = try #require(payload["allowed"]).items.compactMap(\.text)
    let refused = try #require(payload["refused"]).items
    #expect(Set(taken + refused.compactMap { $0["event"]?.text }) == Set(CheckoutActionKind.allCases.map(\.rawValue)))
    #expect(refused.allSatisfy { $0["code"]?.text.flatMap(CheckoutRefusal.Code.init(rawValue:)) != nil })
  }

  @Test func `events are applied in the order of the command line`() throws {
    let outcome = Outcome(
      [
        "cart", "--json", "--event", "set-quantity line=sku-lamp quantity=3", "--events", "e", "--event",
        "set-quantity line=sku-lamp quantity=5",
      ], files: ["e": "# two\nset-quantity line=sku-lamp quantity=4\n\nadd-line product=sku-9 name=Pen price=1"])
    #expect(outcome.code == .success, "\(outcome.error)")
    let payload = try #require(try outcome.document()["payload"])
    let applied = payload["applied"]?.items.map { $0["event"]?.text }
    #expect(applied == ["set-quantity", "set-quantity", "add-line", "set-quantity"])
    #expect(payload["cart"]?["lines"]?.items.first?["quantity"]?.value == .number("5"))
  }

  /// What has to be done at a scenario before an example fits.
  private static let preludes: [CheckoutActionKind: [String]] = [
    .moveToCart: ["save-for-later line=sku-lamp"],
    .removePromotion: ["apply-promotion code=SAVE10"],
    .setExtra: ["choose-delivery option=standard"],
    .authoriseWallet: ["choose-payment method=wallet"],
  ]

  @Test(arguments: CheckoutActionKind.allCases)
  func `the example of an event is taken by some scenario`(kind: CheckoutActionKind) {
    let events = (Self.preludes[kind] ?? []) + ["\(kind.rawValue) \(EventGrammar.of(kind).example)"]
    let files = ["e": events.joined(separator: "\n")]
    let isTaken = CheckoutScenario.allCases.contains {
      Outcome([$0.id, "--events", "e"], files: files).code == .success
    }
    #expect(isTaken)
  }

  @Test func `a card on stdin pays for the order`() throws {
    let card = "4242 4242 4242 4242\n12/30\n737\n"
    for (scenario, pipe) in [("card-entry", card), ("saved-card-code", "737")] {
      let outcome = Outcome([scenario, "--json", "--event", "place-order"], pipe: pipe)
      #expect(outcome.code == .success, "\(outcome.error)")
      #expect(try outcome.document()["payload"]?["step"]?.text == "confirmation")
      #expect(!outcome.output.contains("4242 4242"))
    }
  }

  @Test func `a title tells the start of the scenario, and of nothing else`() {
    let files = ["my.json": #"{"currency": "EUR", "lines": []}"#]
    func title(_ arguments: [String]) -> Substring? {
      Outcome(arguments, files: files).output.split(separator: "\n").first
    }
    #expect(title(["cart"]) == "cart: Two lines in the cart, ready to go on")
    #expect(title(["cart", "--event", "proceed"]) == "cart, after 1 event")
    #expect(title(["cart", "--event", "proceed", "--event", "refresh"]) == "cart, after 2 events")
    #expect(title(["cart", "--cart", "my.json"]) == "cart with my.json")
    #expect(title(["describe", "cart", "--cart", "my.json"]) == "cart with my.json")
    let line = "add-line product=a name=n price=1"
    #expect(title(["cart", "--cart", "my.json", "--event", line]) == "cart with my.json, after 1 event")
    // The second is refused.
    #expect(title(["cart", "--event", "proceed", "--event", "enter-card"]) == "cart, after 1 event")
  }

  @Test func `once something was done, the hint of a refusal does not lead back to the start`() {
    let files = ["c": #"{"currency": "EUR", "lines": []}"#]
    for arguments in [
      ["--event", "proceed", "--event", "enter-card"], ["--cart", "c", "--event", "enter-card"],
      ["--now", "2026-05-06T07:08:09Z", "--event", "enter-card"],
    ] {
      let outcome = Outcome(["cart"] + arguments, files: files)
      #expect(outcome.code == .refused)
      #expect(outcome.error.hasSuffix("\nhint: checkout-scenarios help events\n"), "\(outcome.error)")
    }
  }

  @Test func `a long amount is shown, and what could be a card's number is not`() {
    let line = #"{"id": "a", "name": "4242424242424242", "unitPrice": "999999999999.99", "quantity": 2}"#
    let files = ["c": "{\"currency\": \"EUR\", \"lines\": [\(line)]}"]
    let output = Outcome(["cart", "--cart", "c"], files: files).output
    let row = " 999999999999.99 EUR  1999999999999.98 EUR  a  ••••••••••••4242 (physical)\n"
    #expect(output.contains(row), "\(output)")
    #expect(!output.contains("424242"))
  }

  @Test func `the extras of a delivery option are indented below it`() {
    let output = Outcome(["delivery"]).output
    #expect(output.contains("\n  ( )    standard "), "\(output)")
    #expect(output.contains("\n    [ ]  gift-wrap "))
  }

  @Test func `the clock can be set`() {
    let challenge = Outcome(["challenge", "--now", "2030-05-06T07:08:09Z"])
    #expect(challenge.output.contains("2030-05-06T"))
    #expect(!Outcome(["challenge"]).output.contains("2030-05-06T"))
  }

  @Test func `more and less can be shown`() {
    let event = ["--event", "set-quantity line=sku-lamp quantity=3"]
    let normal = Outcome(["cart"] + event).output
    #expect(normal.contains("\nWhat can be done\n"))
    #expect(!normal.contains("\nEvents applied\n"))
    #expect(!Outcome(["cart", "-q"] + event).output.contains("\nWhat can be done\n"))
    let complete = Outcome(["cart", "--verbose"] + event).output
    #expect(complete.contains("\nEvents applied\n  set-quantity  at cart\n"))
    #expect(complete.contains("\nRequirements\n"))
    #expect(!Outcome(["lst", "--quiet"]).error.contains("hint:"))
  }

  @Test func `a cart that cannot be walked to the step is a failure of the scenario`() throws {
    let files = ["c": #"{"currency": "EUR", "lines": []}"#]
    let outcome = Outcome(["card-entry", "--cart", "c"], files: files)
    #expect(outcome.code == .refused)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: the cart in c cannot be walked to card-entry. "))
    #expect(!outcome.error.contains("allowed: "), "\(outcome.error)")
  }

  @Test(arguments: ["0001-01-01T00:00:00Z", "2031-01-01T12:00:00Z", "9999-12-31T23:59:59Z"])
  func `a time at which the scenario cannot be walked is a failure of the scenario and not of the tool`(time: String) {
    let outcome = Outcome(["confirmation", "--now", time])
    #expect(outcome.code == .refused)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: at that time the scenario cannot be walked to confirmation. "))
  }
}
