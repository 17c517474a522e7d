import CheckoutAPI
import CheckoutTesting

/// Texts that an amount, a code or a wire form may be written as by mistake, by a stranger or by an attacker.
struct FuzzedText {
  private static let valid = [
    "19.99", "0", "1999", "-0.05", "92233720368547758.07", "92233720368547758.08", "-92233720368547758.08",
    "10000000000000000000000000000000000000000", "1.127,54 €", "1,127.54", "12,34,567.89", "CHF 1’127.54", "EUR", "XAU",
    "BGN", "{\"currency\":\"EUR\",\"minorUnits\":1999}", "{ \"minorUnits\" : -5 , \"currency\" : \"JPY\" }",
    "{\"currency\":\"EUR\",\"minorUnits\":9223372036854775808}", "{\"currency\":\"\\ud800\",\"minorUnits\":1}",
    "{\"\\u0063urrency\":\"EUR\",\"minorUnits\":1e2}", "[{\"currency\":\"EUR\",\"minorUnits\":1.0}]",
  ].map { Array($0.unicodeScalars) }

  private static let pieces = [
    "NaN", "inf", "-inf", "nan(0x1)", "0x1p3", "1e3", "1E-2", "\\ud800", "\\udc00\\ud800", "\\u0000", "\\", "\"", "{",
    "}",
    "[", "]", ":", ",", ".", ".", "..", "-", "+", "\u{2212}", " ", "\u{A0}", "\u{202F}", "\t", "\r\n", "\0", "\u{1B}",
    "\u{7F}", "\u{FEFF}", "\u{301}", "\u{323}\u{301}", "\u{20E3}", "\u{FE0F}", "\u{200D}", "\u{200F}", "\u{202E}",
    "\u{2066}",
    "\u{66B}", "\u{66C}", "①", "五", "²", "½", "Ⅷ", "€", "Kč", "👩‍👩‍👧", "🇪🇺", "🇪", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}",
    "null", "true", "currency", "minorUnits", "EUR", "USD", "'", "’", "_", "e",
  ].map { Array($0.unicodeScalars) }

  private let digits: [Unicode.Scalar]

  /// - Parameter digits: The digits of all scripts.
  init(digits: [Unicode.Scalar]) { self.digits = digits }

  /// The next text: some pieces in a row, or a text that is valid somewhere with a few changes.
  func next(_ random: inout SplitMix64) -> String {
    var scalars: [Unicode.Scalar] = []
    if random.below(2) == 0 {
      for _ in 0...random.below(6) { scalars += piece(&random) }
    } else {
      scalars = random.one(of: FuzzedText.valid)
      for _ in 0..<random.below(4) { change(&scalars, &random) }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private func piece(_ random: inout SplitMix64) -> [Unicode.Scalar] {
    switch random.below(8) {
    case 0: [random.one(of: digits)]
    case 1: [Unicode.Scalar(UInt32(random.below(0x110000))) ?? "?"]
    case 2: random.one(of: FuzzedText.pieces)
    default: [Unicode.Scalar(UInt8(0x30 + random.below(10)))]
    }
  }

  private func change(_ scalars: inout [Unicode.Scalar], _ random: inout SplitMix64) {
    let place = random.below(scalars.count + 1)
    switch random.below(3) {
    case 0: scalars.insert(contentsOf: piece(&random), at: place)
    case 1 where place < scalars.count: scalars.remove(at: place)
    default: scalars.replaceSubrange(place..<min(place + 1, scalars.count), with: random.one(of: FuzzedText.pieces))
    }
  }
}
