import CheckoutAPI
import CheckoutTesting

/// Numbers of cards, drawn at random from the ranges of every scheme.
struct RandomCard {
  let brand: CardBrand
  let digits: [UInt8]

  /// A number of a length that its scheme has, its check digit right.
  init(_ random: inout SplitMix64) {
    // Behind four digits of a range, the fifth may lead into a narrower one of another scheme.
    repeat { self.init(any: &random) } while CardNumberReading(text).brand != brand
  }

  private static let starts: [(CardBrand, [String])] = [
    (.visa, ["4111", "49"]), (.mastercard, ["51", "5555", "2221", "2720"]), (.amex, ["34", "37"]),
    (.diners, ["300", "305", "3095", "36", "38", "39"]), (.discover, ["6011", "644", "6500"]),
    (.jcb, ["3528", "3589"]), (.unionpay, ["6200", "623", "8100", "8171"]), (.maestro, ["5000", "56", "6759"]),
    (.elo, ["401178", "506699", "509999", "636297"]), (.hipercard, ["606282"]), (.hiper, ["637095", "63743358"]),
    (.naranja, ["589562", "402918"]), (.mir, ["2200", "2204"]), (.troy, ["9792", "650052", "65083704"]),
    (.verve, ["506099", "507941"]), (.rupay, ["5085", "607", "6524"]), (.uatp, ["135", "19"]),
  ]

  private init(any random: inout SplitMix64) {
    let start = random.one(of: RandomCard.starts)
    let prefix = random.one(of: start.1).utf8.map { $0 - 48 }
    let length = random.one(of: start.0.numberLengths)
    var digits = prefix
    while digits.count < length - 1 { digits.append(UInt8(random.below(10))) }
    digits.append(0)
    let sum = digits.reversed().enumerated().reduce(0) { sum, place in
      let doubled = place.offset.isMultiple(of: 2) ? Int(place.element) : Int(place.element) * 2
      return sum + doubled / 10 + doubled % 10
    }
    digits[length - 1] = UInt8((10 - sum % 10) % 10)
    (brand, self.digits) = (start.0, digits)
  }

  var text: String { String(decoding: digits.map { $0 + 48 }, as: UTF8.self) }
}
