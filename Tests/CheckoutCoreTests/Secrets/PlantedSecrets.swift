import CheckoutAPI

/// Secrets that nothing else looks like, to be put into whatever can hold one and looked for in whatever it shows.
enum PlantedSecrets {
  /// A number that schemes publish for tests, whose scheme has codes of four digits.
  static let number = "378734493671000"
  static let code = "7391"
  static let giftNumber = "8375629048151046"
  static let pin = "5163"
  static let token = "9f8e7d6c5b"

  static let card = CardInput(
    number: number, expiry: "12/30", securityCode: code, holder: "Ada Byron", networks: [.amex], network: .amex)
  static let giftCard = GiftCardInput(number: giftNumber, pin: pin)
  static let payment = PaymentToken(token)

  /// What a text shows of them: seven digits in a row of a number without its last four, a code, a PIN or the token.
  ///
  /// Dashes and white space between digits hide nothing.
  static func shown(in text: String) -> [String] {
    let letters = String(String.UnicodeScalarView(text.unicodeScalars.filter(\.properties.isAlphabeticOrDigit)))
    let digits = [number, giftNumber].flatMap { number in
      let secret = number.dropLast(4)
      return (0...(secret.count - 7)).map { String(secret.dropFirst($0).prefix(7)) }.filter(letters.contains)
    }
    // An address in memory has any digits.
    let words = text.split { !$0.isLetter && !$0.isNumber }.filter { !$0.hasPrefix("0x") }
    let codes = [code, pin].filter { code in words.contains { $0.contains(code) } }
    return digits + codes + (text.contains(token) ? [token] : [])
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphabeticOrDigit: Bool { isAlphabetic || numericType != nil }
}
