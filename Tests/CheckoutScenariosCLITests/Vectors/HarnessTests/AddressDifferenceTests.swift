import Foundation
import Testing

/// The rules of addresses excuse what is decided, and no fault.
@Suite struct AddressDifferenceTests {
  /// Runs one vector that another library has, made up.
  private func failures(country: String, typed: String, wanted: String) throws -> [String] {
    let text = """
      {"vectors": [{"id": "v.1", "group": "postal-normalise", "kind": "library",
        "input": {"country": "\(country)", "postalCode": "\(typed)"}, "expected": {"postalCode": "\(wanted)"}}]}
      """
    let file = try VectorFile(Data(text.utf8), isDefault: true, from: "made up")
    let run = VectorRun(file, readings: AddressReadings.all, rules: AddressDifferences.rules)
    // Of one vector, most rules explain nothing.
    return run.failures.filter { !$0.hasPrefix("a rule for ") }
  }

  @Test(arguments: [
    ("AT", "A-6020", "6020"), ("DE", "D 10117", "10117"), ("LV", "1050", "LV-1050"), ("JP", "１５４００２３", "154-0023"),
    ("CA", "Ｋ１Ｓ１Ａ１", "K1S 1A1"), ("US", "USA 90210", "90210"),
  ])
  func `a prefix that is no longer left off would have been excused`(country: String, typed: String, wanted: String)
    throws
  {
    #expect(try failures(country: country, typed: typed, wanted: wanted) == [])
  }

  @Test func `a letter that another library repairs is excused`() throws {
    #expect(try failures(country: "US", typed: "9O210", wanted: "90210") == [])
  }
}
