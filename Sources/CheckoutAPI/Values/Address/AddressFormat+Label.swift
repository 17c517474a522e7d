extension AddressFormat {
  /// Writes an address as its country does, with whatever fields are there.
  ///
  /// - Parameters:
  ///   - draft: The fields; an area is found by its code or any of its names.
  ///     It is written as mail does: `CA` for California.
  ///   - script: In which letters: the Latin form has the area's Latin name, and capitals where the country asks for them.
  ///   - isFromAbroad: Whether what names the country stands before the postcode, as in `CH-3005`.
  /// - Complexity: O(*n*) in the length of the fields.
  public func label(
    of draft: AddressDraft, in script: AddressLabel.Script = .native, isFromAbroad: Bool = false
  ) -> AddressLabel {
    var draft = draft
    var layout = self.layout
    if let area = area(draft.region) { draft.region = script == .latin ? area.latinCode : area.code }
    if script == .latin {
      layout = latinLayout ?? layout
      if saysCapitals { draft = capitalised(draft) }
    }
    if !isFromAbroad, let prefix = postalCodePrefix, prefix.hasSuffix("-") {
      layout = layout.replacingFirst(prefix + "%Z", with: "%Z")
    }
    let separator = script == .latin ? .comma : LineSeparator(of: draft, in: country)
    return AddressLabel(draft, layout: layout, separator: separator)
  }

  /// The fields in capitals that the data names, for those who print addresses so.
  ///
  /// Letters become capitals by no locale: an i has no dot in capitals in Turkish addresses either.
  ///
  /// - Parameter draft: The fields.
  public func capitalised(_ draft: AddressDraft) -> AddressDraft {
    var changed = draft
    for rule in fields where rule.isUpperCased { changed[rule.field] = draft[rule.field].uppercased() }
    return changed
  }
}

extension String {
  /// The text with one part put in another's place, where that is first found.
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return self[..<rest.startIndex] + other + rest.dropFirst(part.count) }
      rest = rest.dropFirst()
    }
    return self
  }
}
