extension PostalAddress {
  /// Reads an address by the rules of its country.
  ///
  /// - Parameters:
  ///   - draft: The fields as typed.
  ///   - policy: What is asked beyond the rules of the country.
  /// - Throws: ``AddressProblem`` with everything that is wrong; ``AddressReport`` also has the warnings.
  /// - Complexity: O(*n*) in the length of the fields; a field of more than 1,024 bytes is refused unread.
  public init(_ draft: AddressDraft, policy: AddressPolicy = AddressPolicy()) throws(AddressProblem) {
    let report = AddressReport(draft, policy: policy)
    guard let address = report.address else { throw AddressProblem(report.problems) }
    self = address
  }

  /// The lines as they stand on a parcel, without the country.
  ///
  /// - Parameters:
  ///   - script: In which letters.
  ///   - isFromAbroad: Whether what names the country stands before the postcode, as in `CH-3005`.
  public func label(in script: AddressLabel.Script = .native, isFromAbroad: Bool = false) -> AddressLabel {
    AddressFormat(country).label(of: AddressDraft(self), in: script, isFromAbroad: isFromAbroad)
  }

  /// The lines as one, separated as the language of the address does.
  public var oneLine: String { label().oneLine() }
}
