import CheckoutAPI

extension AddressReadings {
  /// A code, or none where none is needed.
  static let postcode: VectorRun.Reading = { vector in
    difference(try isValid(vector), vector.expected, "valid")
  }

  /// Digits of other scripts, and what only looks like one.
  static let digits: VectorRun.Reading = { vector in
    let typed = try vector.input.need("postalCode").text()
    let code = try? PostalCode(typed, in: try countryCode(vector)).text
    if code == typed, vector.expected["rawPatternMustNotMatch"] == .flag(true) { return "\(typed) was kept as it is" }
    let wanted = try vector.expected["afterNormalise"]?.text()
    return VectorRun.difference(code, wanted) ?? difference(code != nil, vector.expected, "valid")
  }

  static let unusedPostcode: VectorRun.Reading = { vector in
    let country = try countryCode(vector)
    let report = try report(vector)
    let isShown = AddressFormat(country).fields.contains { $0.field == .postalCode }
    let problem = report.problems.first { $0.field == .postalCode }
    if let stored = vector.expected["stored"] {
      if let text = VectorRun.difference(report.draft.postalCode, try stored.text()) { return text }
    }
    if let name = vector.expected["problem"] {
      guard let problem, try ProblemWords.mean(problem.code, by: try name.text()) else {
        return "\(problem.map { "\($0.code)" } ?? "no problem") instead of \(name)"
      }
    }
    return difference(problem == nil, vector.expected, "valid") ?? difference(isShown, vector.expected, "fieldShown")
  }

  /// What is kept of a postcode, also of one that is wrong.
  static let normalisedPostcode: VectorRun.Reading = { vector in
    let kept = try report(vector).draft.postalCode
    return VectorRun.difference(kept, try vector.expected.need("postalCode").text())
  }

  /// No other country is suggested for a postcode.
  static let countryHint: VectorRun.Reading = { vector in
    vector.expected["suggestCountry"].map { "no country instead of \($0)" }
  }

  static let beginning: VectorRun.Reading = { vector in
    let text = try vector.input.need("partial").text()
    return difference(
      PostalCode.isBeginning(text, in: try countryCode(vector)), vector.expected, "validPrefix")
  }

  static let postcodeOfArea: VectorRun.Reading = { vector in
    let report = try report(vector)
    let isMismatched = report.warnings.contains(where: { $0.field == .postalCode && $0.code == .mismatch })
    let isValid = !report.problems.contains { $0.field == .postalCode }
    return difference(!isMismatched, vector.expected, "match") ?? difference(isValid, vector.expected, "valid")
      ?? difference(isValid, vector.expected, "countryLevelValid")
  }

  private static func isValid(_ vector: Vector) throws -> Bool {
    try !report(vector).problems.contains { $0.field == .postalCode }
  }

  private static func report(_ vector: Vector) throws -> AddressReport {
    _ = try countryCode(vector)
    return AddressReport(try draft(vector.input), policy: policy)
  }
}
