/// Reads the fields of an address one after another, by the form of its country.
struct AddressReading {
  /// The country; `nil` while it is missing or unknown.
  let country: CountryCode?
  /// The fields as they were read.
  private(set) var draft: AddressDraft
  private(set) var problems: [FieldProblem] = []
  private(set) var warnings: [FieldProblem] = []
  /// The area that was found; `nil` while there is none.
  private var area: AddressArea?
  private let policy: AddressPolicy

  init(_ typed: AddressDraft, policy: AddressPolicy) {
    draft = typed
    self.policy = policy
    country = AddressReading.country(&draft.country, &problems)
    for field in AddressDraft.readFields { read(field) }
    lookForPostBox()
    lookForMismatch()
  }

  /// Reads the code of a country, also in small letters.
  private static func country(_ text: inout String, _ problems: inout [FieldProblem]) -> CountryCode? {
    if text.utf8.count <= AddressText.longestRead { text = AddressText.asciiUppercased(AddressText.tidied(text)) }
    if let country = CountryCode(text) { return country }
    problems.append(FieldProblem(.country, text.isEmpty ? .missing : .unknown))
    return nil
  }

  private mutating func read(_ field: FormField) {
    let text = draft[field]
    guard text.utf8.count <= AddressText.longestRead else { return readOverlong(field) }
    if text.isEmpty {
      readNothing(field)
    } else if AddressText.isTidy(text), text.utf8.count <= Trimming.longestField {
      readTidy(text, field)
    } else {
      readUntidy(text, field)
    }
  }

  private mutating func readNothing(_ field: FormField) {
    if isRequired(field) { problems.append(FieldProblem(field, .missing)) }
  }

  private mutating func readUntidy(_ text: String, _ field: FormField) {
    // A control character in a postcode may be the end of something cut off: nothing of it is dropped unseen. White
    // space at its ends is nothing but white space, also the end of a line.
    let trimmed = field == .postalCode ? AddressText.withoutSpaceAround(text) : text
    if field != .postalCode || !AddressText.hasControl(trimmed) { draft[field] = AddressText.tidied(trimmed) }
    let value = draft[field]
    if value.isEmpty {
      readNothing(field)
    } else if isUsed(field), value.utf8.count > Trimming.longestField || AddressText.hasControl(value) {
      problems.append(FieldProblem(field, .invalid))
    } else {
      readTidy(value, field)
    }
  }

  private mutating func readTidy(_ value: String, _ field: FormField) {
    if !isUsed(field) {
      leaveOut(field)
    } else if field == .postalCode {
      readPostcode(value)
    } else if field == .region {
      readRegion(value)
    }
  }

  private mutating func readOverlong(_ field: FormField) {
    if isUsed(field) { problems.append(FieldProblem(field, .invalid)) } else { leaveOut(field) }
  }

  private mutating func leaveOut(_ field: FormField) {
    draft[field] = ""
    warnings.append(FieldProblem(field, .unexpected))
  }

  private mutating func readPostcode(_ text: String) {
    draft.postalCode = AddressText.asciiUppercased(text)
    guard let country else { return }
    do {
      draft.postalCode = try PostalCode(text, in: country).text
    } catch {
      problems.append(FieldProblem(.postalCode, .invalid))
    }
  }

  private mutating func readRegion(_ text: String) {
    guard let areas = country.flatMap(AddressAreas.of) else { return }
    guard let area = areas.find(text) else { return problems.append(FieldProblem(.region, .unknown)) }
    draft.region = area.code
    self.area = area
  }

  private mutating func lookForPostBox() {
    for field in [.street, .additionalStreet] as [FormField] where PostBox.isOne(draft[field], in: country) {
      let problem = FieldProblem(field, .postBox)
      if !policy.refusesPostBoxes { warnings.append(problem) } else if isRight(field) { problems.append(problem) }
    }
  }

  /// The data lags behind the postal services, so that a postcode of another area is only warned of.
  private mutating func lookForMismatch() {
    guard let area, isRight(.postalCode), !draft.postalCode.isEmpty else { return }
    if !area.mayHold(draft.postalCode) { warnings.append(FieldProblem(.postalCode, .mismatch)) }
  }

  private func isRight(_ field: FormField) -> Bool { !problems.contains { $0.field == field } }

  /// Whether the form of the country has a field; every form has one for the telephone number.
  private func isUsed(_ field: FormField) -> Bool {
    guard let country, let letter = AddressLayout.Letter(field) else { return true }
    return AddressFormat(country).has(letter, in: .used)
  }

  /// Without a country, what most countries need: street and city.
  private func isRequired(_ field: FormField) -> Bool {
    guard let letter = AddressLayout.Letter(field), field != .additionalStreet else { return false }
    if letter == .recipient { return policy.needsRecipient }
    guard let country else { return letter == .street || letter == .city }
    return AddressFormat(country).has(letter, in: .required)
  }
}
