import CheckoutAPI

extension CardReadings {
  static let number: VectorRun.Reading = { vector in
    let reading = CardNumberReading(try vector.input.need("pan").text())
    let brand = try vector.expected["brandFinal"].map { scheme(try $0.text()) }
    let isWhole = vector.expected["valid"] == nil && vector.group == "pan-valid"
    return first(
      try vector.expected["digits"].map { VectorRun.difference(Int64(reading.digitCount), try $0.whole()) } ?? nil,
      brand.flatMap { VectorRun.difference(reading.brand, $0) },
      isWhole && reading.number == nil ? "\(reading.problem?.code ?? "") of a valid number" : nil,
      try flag(vector, "valid", reading.problem == nil),
      try flag(vector, "potentiallyValid", reading.verdict.isPotentiallyValid),
      try flag(vector, "luhn", CardNumberReading.passesLuhn(try vector.input.need("pan").text())),
      try reason(vector, reading.problem))
  }

  static let luhn: VectorRun.Reading = { vector in
    try flag(vector, "luhn", CardNumberReading.passesLuhn(try vector.input.need("text").text()))
  }

  static let luhnPolicy: VectorRun.Reading = { vector in
    let text = try vector.input.need("pan").text()
    return first(
      try vector.input["brand"].flatMap { VectorRun.difference(CardNumberReading(text).brand, scheme(try $0.text())) },
      try flag(vector, "luhn", CardNumberReading.passesLuhn(text)),
      try flag(vector, "validWhenLuhnOptional", CardNumberReading(text).problem == nil),
      try flag(vector, "validWhenLuhnRequired", CardNumberReading(text, luhn: .always).problem == nil))
  }

  static let typing: VectorRun.Reading = { vector in
    let reading = CardNumberReading(try vector.input.need("text").text())
    let brand = try vector.expected["brand"].flatMap { scheme(try $0.text()) }
    return first(
      VectorRun.difference(reading.brand, brand),
      try flag(vector, "potentiallyValid", reading.verdict.isPotentiallyValid),
      try flag(vector, "valid", reading.problem == nil))
  }

  static let candidates: VectorRun.Reading = { vector in
    let reading = CardNumberReading(try vector.input.need("prefix").text())
    return VectorRun.difference(Set(reading.candidates), try brands(try vector.expected.need("candidates")))
  }

  static let finalBrand: VectorRun.Reading = { vector in
    let reading = CardNumberReading(try vector.input.need("prefix").text())
    let expected = scheme(try vector.expected.need("brand").text())
    return first(
      VectorRun.difference(reading.brand, expected),
      expected == nil && !reading.candidates.isEmpty ? "\(reading.candidates) instead of none" : nil)
  }

  /// Where schemes share numbers, the one that is named first counts, or else any of them.
  static let conflict: VectorRun.Reading = { vector in
    let reading = CardNumberReading(try vector.input.need("prefix").text())
    if let expected = vector.expected["brand"] ?? vector.expected["primary"] {
      return VectorRun.difference(reading.brand, scheme(try expected.text()))
    }
    let brands = try brands(try vector.expected.need("brands"))
    return brands.isDisjoint(with: reading.candidates) ? "\(reading.candidates) has none of \(brands)" : nil
  }

  /// What a directory says is offered, and the shopper's choice wins.
  static let coBadged: VectorRun.Reading = { vector in
    let text = try vector.input.need("pan").text()
    let reading = CardNumberReading(text)
    let networks = try vector.expected.need("networks").list().compactMap { scheme(try $0.text()) }
    for wish in networks {
      let choice = NetworkChoice(networks: networks, brand: reading.brand, taken: [], wish: wish)
      guard choice.network == wish, choice.problem == nil else { return "\(wish) cannot be chosen" }
      guard Set(choice.accepted) == Set(networks) else { return "\(choice.accepted) are offered" }
    }
    if networks.count > 1, let brand = reading.brand, !networks.contains(brand) { return "\(brand) is none of them" }
    return first(
      reading.problem.map { "\($0.code) of a valid number" },
      try flag(vector, "luhn", CardNumberReading.passesLuhn(text)))
  }

  static let sanitised: VectorRun.Reading = { vector in
    let text = try vector.input.need("text").text()
    let number = try? CardNumber(text, luhn: .byScheme)
    return VectorRun.difference(number?.digitsForTokenisation, try vector.expected.need("digits").text())
  }

  static let rejected: VectorRun.Reading = { vector in
    let reading = CardNumberReading(try vector.input.need("text").text())
    return first(
      reading.candidates.isEmpty ? nil : "\(reading.candidates) of a text that is no number",
      try reason(vector, reading.problem))
  }
}
