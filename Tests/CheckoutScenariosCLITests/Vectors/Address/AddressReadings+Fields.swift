import CheckoutAPI

extension AddressReadings {
  /// What the data has of a country.
  static let country: VectorRun.Reading = { vector in
    let format = AddressFormat(try countryCode(vector))
    let rules = format.fields(policy).filter { $0.field != .country }
    let needed = Set(rules.filter(\.isRequired).map(\.field))
    let postcode = rules.first { $0.field == .postalCode }
    for (name, expected) in vector.expected.members.sorted(by: { $0.key < $1.key }) {
      let difference: String?
      switch name {
      case "required": difference = VectorRun.difference(needed, Set(try expected.list().map(field)))
      case "hasPostalCode": difference = AddressReadings.difference(postcode != nil, vector.expected, name)
      case "postalCodeRequired":
        difference = AddressReadings.difference(needed.contains(.postalCode), vector.expected, name)
      case "postalCodePattern": difference = try text(format.postcodePattern, expected)
      case "postalCodePrefix": difference = try text(format.postalCodePrefix, expected)
      case "format": difference = try text(format.layout, expected)
      case "latinFormat": difference = try text(format.latinLayout, expected)
      case "upper": difference = try capitals(rules, expected)
      case "adminAreaType": difference = try label(rules, .region, expected)
      case "postalCodeType": difference = try label(rules, .postalCode, expected)
      case "localityType": difference = try label(rules, .city, expected)
      case "sublocalityType": difference = try label(rules, .district, expected)
      case "adminAreaCount": difference = VectorRun.difference(Int64(format.areas.count), try expected.whole())
      default: throw Unreadable("nothing is known of \(name)")
      }
      if let difference { return "\(name): \(difference)" }
    }
    return nil
  }

  static let area: VectorRun.Reading = { vector in
    let format = AddressFormat(try countryCode(vector))
    let area = format.area(try vector.input.need("adminArea").text())
    if vector.expected["problem"] != nil { return area.map { "\($0.code) was found" } }
    return VectorRun.difference(area?.code, try vector.expected.need("key").text())
  }

  /// All that is wrong with an address. Fields that are left out and post boxes count where a vector asks for them:
  /// to most sources they are no problems either.
  static let validation: VectorRun.Reading = { vector in
    let report = AddressReport(try draft(vector.input), policy: policy)
    let expected = try vector.expected.need("problems").members
    let wanted = Set(try expected.keys.map { try field(.text($0)) })
    let found = report.problems + report.warnings.filter { $0.code == .mismatch || wanted.contains($0.field) }
    let codes = Dictionary(found.map { ($0.field, $0.code) }) { first, _ in first }
    if let text = VectorRun.difference(Set(codes.keys), wanted) { return text }
    for (name, word) in expected {
      guard let code = codes[try field(.text(name))], try ProblemWords.mean(code, by: try word.text()) else {
        return "\(found) instead of \(expected)"
      }
    }
    return nil
  }

  static let postBox: VectorRun.Reading = { vector in
    let report = AddressReport(try draft(vector.input), policy: policy)
    return difference(report.warnings.contains { $0.code == .postBox }, vector.expected, "isPostBox")
  }

  static let capitals: VectorRun.Reading = { vector in
    let report = AddressReport(try draft(vector.input), policy: policy)
    let written = AddressFormat(try countryCode(vector)).capitalised(report.draft)
    for (name, expected) in vector.expected.members {
      if let text = VectorRun.difference(written[try field(.text(name))], try expected.text()) { return text }
    }
    return nil
  }

  private static func field(_ name: Datum) throws -> FormField {
    guard let field = fields[try name.text()] else { throw Unreadable("an address has no field \(name)") }
    return field
  }

  private static func text(_ actual: String?, _ expected: Datum) throws -> String? {
    VectorRun.difference(actual, expected == .null ? nil : try expected.text())
  }

  /// The letters of the fields in capitals; districts and sorting codes too.
  private static func capitals(_ rules: [AddressFieldRule], _ expected: Datum) throws -> String? {
    let letters: [FormField: Character] = [
      .recipient: "N", .organization: "O", .street: "A", .district: "D", .city: "C", .region: "S", .postalCode: "Z",
      .sortingCode: "X",
    ]
    let wanted = Set(try expected.text())
    let shown = Set(rules.compactMap { letters[$0.field] })
    let upper = Set(rules.filter(\.isUpperCased).compactMap { letters[$0.field] })
    // The data also names fields that the form has not.
    return VectorRun.difference(upper, wanted.intersection(shown))
  }

  private static func label(_ rules: [AddressFieldRule], _ field: FormField, _ expected: Datum) throws -> String? {
    guard let rule = rules.first(where: { $0.field == field }), expected != .null else { return nil }
    return VectorRun.difference(rule.label.rawValue, try expected.text().replacing("_", with: "-"))
  }
}
