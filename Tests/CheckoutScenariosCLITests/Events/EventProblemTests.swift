import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// An event that is not right is refused before anything is run: 64 on the command line, 65 in a file.
struct EventProblemTests {
  private static let faults: [(event: String, words: String)] = [
    ("  ", "an event has a name"),
    ("proced", "unknown event 'proced'; did you mean 'proceed'?"),
    ("choose-shipping option=a", "did you mean 'choose-delivery'?"),
    ("set-quantity line=a quantty=2", "set-quantity has no argument 'quantty'; did you mean 'quantity'?"),
    ("retry2", "unknown event; did you mean 'retry'?"),
    ("proceed now", "argument 1 is not written as name=value"),
    ("proceed =now", "argument 1 is not written as name=value"),
    ("set-quantity line=a", "set-quantity: quantity is missing"),
    ("set-quantity line=a line=b quantity=1", "set-quantity: line is there twice"),
    ("set-quantity line=a quantity=two", "quantity is not a whole number"),
    ("set-quantity line=a quantity=+2", "quantity is not a whole number"),
    ("set-quantity line=a quantity=1.5", "quantity is not a whole number"),
    ("set-quantity line=a quantity=99999999999999999999", "set-quantity: quantity is too large"),
    ("add-line product=p name=n price=1.999", "price is not an amount of EUR"),
    ("add-line product=p name=n price=-1", "price is not an amount of EUR"),
    ("add-line product=p name=n price=1 kind=virtual", "kind is one of physical, digital"),
    ("set-guarantee line=a wanted=maybe", "wanted is yes or no"),
    ("set-currency currency=eur", "currency cannot be used. A currency code is"),
    (
      "set-currency currency=ZZZ",
      "set-currency: currency cannot be used. ISO 4217 lists no such currency; use one of its codes, such as EUR."
    ),
    ("set-delivery-address country=us", "a country is two upper-case letters, such as US"),
    ("authorise-wallet token=t phone=1", "phone does not go with the other arguments"),
    ("authorise-wallet token=t delivery-city=Bonn", "delivery-country is missing"),
    ("set-billing-address country=USA", "a country is two upper-case letters, such as US"),
    ("add-line product=a name=Desk lamp price=20", "argument 3 is not written as name=value; a value with spaces"),
    ("proceed # on", "argument 1 is not written as name=value; a comment begins its own line"),
    ("remove-line line=a #b", "argument 2 is not written as name=value; a comment begins its own line"),
    ("go-back to=checkout", "to is one of cart, address"),
    ("start-over reference=cart-1", "reference is a cart and the number of an attempt"),
    ("open-link url=\"\"", "url is not a URL"),
    ("receive-answer answer=maybe key=c.1", "answer is one of placed"),
    ("receive-answer answer=placed key=c.1", "order is missing"),
    ("receive-answer answer=conflict key=c.1 order=o", "order does not go with the other arguments"),
    ("receive-answer answer=challenge key=c.1 url=https://a.example expires=soon", "expires is not a time"),
    ("remove-line line=\"a", "argument 1 has no closing quote"),
    ("remove-line line=\"a\"b", "argument 1 goes on after its closing quote"),
    ("remove-line line=\"a\\n\"", "argument 1 has a backslash before something else"),
  ]

  @Test(arguments: faults)
  func `on the command line it is a matter of usage`(fault: (event: String, words: String)) {
    let outcome = Outcome(["cart", "--event", fault.event])
    #expect(outcome.code == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: --event 1: "))
    #expect(outcome.error.contains(fault.words), "\(outcome.error)")
    #expect(outcome.error.hasSuffix("hint: checkout-scenarios help events\n"))
  }

  @Test(arguments: faults.dropFirst())
  func `in a file it is a matter of the data, with file and line`(fault: (event: String, words: String)) {
    let file = "# a comment\n\nproceed\n\(fault.event)\nrefresh\n"
    let outcome = Outcome(["cart", "--events", "e.txt"], files: ["e.txt": file])
    #expect(outcome.code == .badData)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("error: e.txt:4: "))
    #expect(outcome.error.contains(fault.words), "\(outcome.error)")
  }

  @Test func `a file that is not UTF-8 is refused with its line`() {
    let streams = FakeStreams()
    streams.files["e.txt"] = Array("proceed\n".utf8) + [0xFF, 0x0A]
    #expect(streams.run(["cart", "--events", "e.txt"]) == .badData)
    #expect(streams.error.hasPrefix("error: e.txt:2: this line is not UTF-8"))
  }

  @Test func `a bad event on the command line is found before a file is opened`() {
    #expect(Outcome(["cart", "--cart", "nowhere", "--event", "proced"]).code == .usage)
  }

  @Test func `the second bad event is named by its number`() {
    let outcome = Outcome(["cart", "--event", "refresh", "--event", "proced"])
    #expect(outcome.error.hasPrefix("error: --event 2: "))
  }

  @Test func `a file with a carriage return at the end of its lines is read`() throws {
    let drafts = try EventFile.drafts(Array("proceed\r\nretry\r\n".utf8), file: "f")
    #expect(drafts.map(\.kind) == [.proceed, .retry])
  }
}
