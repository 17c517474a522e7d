/// What the numbers of a scheme have in common, to be looked up without comparing names.
struct CardShape: Sendable {
  /// Whether the last digit of every number checks the others.
  let enforcesLuhn: Bool
  /// The most digits that a number may have.
  let longest: Int
  /// A bit for every length.
  private let lengths: UInt32

  private init(_ brand: CardBrand) {
    enforcesLuhn = brand.enforcesLuhn
    longest = brand.numberLengths.last ?? 0
    lengths = brand.numberLengths.reduce(0) { $0 | 1 << UInt32($1) }
  }

  /// Whether a number may have so many digits.
  func has(_ count: Int) -> Bool { lengths >> UInt32(count) & 1 == 1 }

  /// Those of the schemes that are told by digits, in their order.
  static let byPlace: [CardShape] = CardBrand.byPrefix.map(CardShape.init)
}
