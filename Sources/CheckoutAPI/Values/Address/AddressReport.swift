/// What becomes of an address that was typed: the address, or what is wrong with it, and what to look at again.
///
/// A problem refuses the address. A warning does not: a postcode that seems to lie in another state may be newer than the
/// data, and a field that the country does not use is left out without asking.
public struct AddressReport: Hashable, Sendable {
  /// The address in the country's own writing; `nil` while there are problems.
  public let address: PostalAddress?
  /// What is wrong, each field at most once.
  public let problems: [FieldProblem]
  /// What may be wrong, or was left out.
  public let warnings: [FieldProblem]
  /// The fields as they were read: trimmed, in the country's own writing where they are right.
  ///
  /// Reading them again changes nothing.
  public let draft: AddressDraft

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - draft: The fields as typed; the country may be in small letters.
  ///   - policy: What is asked beyond the rules of the country.
  /// - Complexity: O(*n*) in the length of the fields; a field of more than 1,024 bytes is refused unread.
  public init(_ draft: AddressDraft, policy: AddressPolicy = AddressPolicy()) {
    let reading = AddressReading(draft, policy: policy)
    self.draft = reading.draft
    problems = reading.problems
    warnings = reading.warnings
    address = reading.country.flatMap { country in
      reading.problems.isEmpty ? PostalAddress(accepting: reading.draft, country: country) : nil
    }
  }
}
