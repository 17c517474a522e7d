import CheckoutAPI

/// Answers lines about amounts: `{"text":"19.99","currency":"EUR"}`, or the wire form.
struct MoneyValidation: LineValidation {
  static let keys = ["currency", "text", "minorUnits"]

  /// How people write amounts there; `nil` for plainly.
  let locale: LocaleRow?

  func answer(_ fields: inout LineFields) -> [String: JSONValue] {
    let currency = currency(&fields)
    let amount: Money?
    switch (fields.has("text"), fields.has("minorUnits")) {
    case (true, false): amount = written(in: currency, &fields)
    case (false, true): amount = counted(in: currency, &fields)
    case (true, true):
      fields.report("amount-twice", at: "minorUnits", "The amount is there twice; leave text or minorUnits out.")
      amount = nil
    case (false, false):
      fields.report("amount-missing", at: "text", "The amount is missing; give text, or minorUnits.")
      amount = nil
    }
    guard let amount else { return [:] }
    return [
      "currency": .string(amount.currency.code), "minorUnits": .int(amount.minorUnits), "text": .amount(amount.plain),
    ]
  }

  private func currency(_ fields: inout LineFields) -> Currency? {
    guard fields.has("currency") else {
      fields.report("currency-missing", at: "currency", "The currency is missing; give its code, such as EUR.")
      return nil
    }
    guard let code = fields.text("currency") else { return nil }
    return fields.money("currency") { () throws(MoneyProblem) in try Currency(code) }
  }

  /// The amount as it was typed, in major units.
  private func written(in currency: Currency?, _ fields: inout LineFields) -> Money? {
    guard let text = fields.text("text"), let currency else { return nil }
    return fields.money("text") { () throws(MoneyProblem) in
      guard let locale else { return try Money(parsing: text, in: currency) }
      let marks = locale.symbols[currency.code].map { [$0] } ?? []
      return try Money(parsing: text, in: currency, notation: locale.notation, marks: marks)
    }
  }

  /// The amount as it travels, in minor units.
  private func counted(in currency: Currency?, _ fields: inout LineFields) -> Money? {
    let units = fields.money("minorUnits") { [item = fields.item("minorUnits")] () throws(MoneyProblem) in
      guard case .number(let text)? = item?.node.value, text.isWholeNumber else { throw .wireNotWhole }
      guard let units = Int64(text) else { throw .overflow }
      return units
    }
    guard let units, let currency else { return nil }
    return Money(minorUnits: units, currency: currency)
  }
}

extension LineFields {
  /// Does something with a member, and reports what is wrong with it.
  fileprivate mutating func money<Value>(_ key: String, _ body: () throws(MoneyProblem) -> Value) -> Value? {
    do throws(MoneyProblem) {
      return try body()
    } catch {
      report(error.code, at: key, error.message)
      return nil
    }
  }
}

extension LocaleRow {
  /// How numbers are written there, for reading what somebody typed.
  var notation: AmountNotation {
    AmountNotation(
      decimalSeparator: decimal.first ?? ".", groupingSeparators: Set(group), primaryGroup: primaryGroup,
      secondaryGroup: secondaryGroup, zeroDigit: zero)
  }
}
