import CheckoutAPI
import CheckoutTesting

/// Addresses as they come from people, from other programs and from attackers.
struct FuzzedAddress {
  /// Whether fields are only what an honest shopper types, so that many of the addresses are accepted.
  let isHonest: Bool

  private static let patterns: [(country: CountryCode, format: AddressFormat, postcode: PatternGenerator?)] =
    CountryCode.all.map { country in
      let format = AddressFormat(country)
      return (country, format, format.postcodePattern.map(PatternGenerator.init))
    }

  private static let words = [
    "Main St 1", "Unter den Linden 77", "東京都港区１−２−３", "شارع الملك", "ул. Ленина, 5", "P.O. Box 12", "Postfach 3",
    "Großenhain", "Łódź", "İstanbul", "CEDEX 08", "Ada Byron", "O'Neil & Söhne", " padded ", "\u{A0}nbsp\u{3000}",
    "Ｆｕｌｌ　ｗｉｄｔｈ", "می\u{200C}روم", "\u{FEFF}mark\u{200B}", "\u{202B}مرحبا\u{202C}", "é\u{301}\u{323}", "👩‍👩‍👧 flat",
  ]

  private static let strange = [
    "\0", "\u{1}", "\u{7F}", "\u{85}", "\n", "\r\n", "\t", "\u{2028}", "\u{200D}", "\u{200C}", "\u{200E}", "\u{200F}",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{AD}", "\u{301}", "\u{20E3}", "\u{FE0F}", "\u{3000}", "Ａ", "１",
    "①", "²", "٣", "०", "ー", "〒", "-", "–", "−", " ", "😀", "🇩🇪", "🇩", "\u{FFFD}", "\u{10FFFF}", "|", "~", "%", "%n",
    "a", "Z", "0", "9", "ß", "ﬁ", "İ", "ı",
  ]

  /// The next address.
  func next(_ random: inout SplitMix64) -> AddressDraft {
    let (country, format, postcode) = random.one(of: FuzzedAddress.patterns)
    var draft = AddressDraft(
      recipient: random.one(of: FuzzedAddress.words), street: random.one(of: FuzzedAddress.words),
      city: random.one(of: FuzzedAddress.words), country: country.code)
    if random.below(4) == 0 { draft.additionalStreet = random.one(of: FuzzedAddress.words) }
    if random.below(4) == 0 { draft.district = random.one(of: FuzzedAddress.words) }
    if random.below(8) == 0 { draft.sortingCode = random.one(of: FuzzedAddress.words) }
    if random.below(8) == 0 { draft.country = draft.country.lowercased() }
    if let postcode { draft.postalCode = postcode.next(&random) }
    let areas = format.areas
    if !areas.isEmpty {
      let area = random.one(of: areas)
      draft.region = random.one(of: [area.code, area.name, area.latinName, area.isoCode ?? area.code])
    } else if random.below(4) == 0 {
      draft.region = random.one(of: FuzzedAddress.words)
    }
    guard !isHonest else { return draft }
    for _ in 0...random.below(3) {
      let field = random.one(of: FormField.allCases)
      draft[field] = FuzzedAddress.changed(draft[field], &random)
    }
    return draft
  }

  /// A text with some strange pieces in it.
  static func changed(_ text: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(random.below(4) == 0 ? "".unicodeScalars : text.unicodeScalars)
    for _ in 0...random.below(4) {
      let piece =
        random.below(6) == 0
        ? [Unicode.Scalar(UInt32(random.below(0x110000))) ?? "?"] : Array(random.one(of: strange).unicodeScalars)
      scalars.insert(contentsOf: piece, at: random.below(scalars.count + 1))
    }
    if random.below(64) == 0 { scalars += Array(repeating: random.one(of: scalars), count: random.below(1500)) }
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars)
    return String(changed)
  }
}
