import Testing

@testable import CheckoutScenariosCLI

/// An address is answered as the address step does, by the names its fields have in every document.
struct AddressValidationTests {
  private static let rows: [(line: String, problems: [String]?)] = [
    (
      #"{"recipient":"Ada","street":"1 Main St","city":"Springfield","region":"IL","postal-code":"62704","country":"US"}"#,
      nil
    ),
    (
      #"{"recipient":"Ada","street":"Unter den Linden 1","city":"Berlin","postal-code":"10117","country":"DE"}"#, nil
    ),
    (
      #"{"recipient":"Ada","street":"1 Main St","city":"Springfield","region":"ZZ","postal-code":"6270","country":"US"}"#,
      ["region:unknown", "postal-code:invalid"]
    ),
    (#"{"country":"XX"}"#, ["country:unknown", "recipient:missing", "street:missing", "city:missing"]),
    (#"{"postalCode":"1"}"#, ["postalCode:unknown-key"]),
    (#"{"city":1}"#, ["city:not-a-text"]),
    ("{}", ["country:missing", "recipient:missing", "street:missing", "city:missing"]),
  ]

  @Test(arguments: rows)
  func `an address is right, or each of its fields that is wrong is named`(
    row: (line: String, problems: [String]?)
  ) throws {
    let outcome = Outcome(["validate", "address"], pipe: row.line)
    let answer = try outcome.document()
    #expect(answer["valid"]?.value == .bool(row.problems == nil))
    #expect((answer["country"]?.text != nil) == (row.problems == nil))
    let problems = answer["problems"]?.items.map { "\($0["field"]?.text ?? "nil"):\($0["code"]?.text ?? "nil")" }
    #expect(problems.map(Set.init) == row.problems.map(Set.init))
  }
}
