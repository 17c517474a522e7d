/// How people of one place write numbers, for reading what a shopper typed.
///
/// The host says it once for its locale; nothing here looks a locale up. A separator is one Unicode scalar: one that is
/// made of more is never found in a text.
public struct AmountNotation: Hashable, Sendable {
  /// What stands between the whole part and the decimals, such as `,`.
  public let decimalSeparator: Character
  /// What may stand between groups of digits, such as `.`; empty when digits are not grouped.
  public let groupingSeparators: Set<Character>
  /// How many digits the last group has; 3 nearly everywhere.
  public let primaryGroup: Int
  /// How many digits the other groups have; 2 in India.
  public let secondaryGroup: Int
  /// The digit zero of the place's own script; the nine scalars after it are 1 to 9. ASCII digits are always read.
  public let zeroDigit: Unicode.Scalar

  /// Describes a notation.
  ///
  /// - Parameters:
  ///   - decimalSeparator: What stands between the whole part and the decimals.
  ///   - groupingSeparators: What may stand between groups of digits; the decimal separator is not one of them.
  ///   - primaryGroup: How many digits the last group has, from 1.
  ///   - secondaryGroup: How many digits the other groups have, from 1; by default as many as the last.
  ///   - zeroDigit: The digit zero of the place's own script.
  public init(
    decimalSeparator: Character,
    groupingSeparators: Set<Character>,
    primaryGroup: Int = 3,
    secondaryGroup: Int? = nil,
    zeroDigit: Unicode.Scalar = "0"
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparators = groupingSeparators.subtracting([decimalSeparator])
    self.primaryGroup = max(1, primaryGroup)
    self.secondaryGroup = max(1, secondaryGroup ?? primaryGroup)
    self.zeroDigit = zeroDigit
  }
}
