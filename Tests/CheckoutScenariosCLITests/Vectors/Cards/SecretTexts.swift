import CheckoutAPI

/// Every way to print what holds the details of a card.
enum SecretTexts {
  static func all(number: String, code: String) throws -> [String] {
    let input = CardInput(number: number, expiry: "12/30", securityCode: code, holder: "Ada")
    let values: [Any] = [
      input, try CardNumber(number), try SecurityCode(code, brand: nil), CardNumberReading(number),
      CardField.number(number, caret: 0), CheckoutAction.enterCard(input), EditingKey.insert(number),
    ]
    return values.flatMap { value in
      var dumped = ""
      dump(value, to: &dumped)
      let children = Mirror(reflecting: value).children.map { "\($0)" }
      return ["\(value)", String(reflecting: value), dumped] + children
    }
  }
}
