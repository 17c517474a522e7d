extension CardNumber {
  /// Which digits a masked number shows: never more than the first eight and the last four.
  ///
  /// Source: PCI DSS 4.0.1, requirement 3.4.1.
  public enum Mask: Hashable, Sendable, CaseIterable {
    /// The last four.
    case lastFour
    /// The first six and the last four.
    case firstSixLastFour
    /// The first eight and the last four; the first six of a number of fewer than 16 digits.
    case firstEightLastFour
  }

  /// The number with a mark for each digit that is not shown.
  ///
  /// - Parameters:
  ///   - mask: Which digits are shown.
  ///   - mark: What stands for a digit that is not.
  ///   - separator: What stands between the groups of the scheme; by default they are not told apart.
  public func masked(_ mask: Mask, mark: Character = "•", separator: String = "") -> String {
    CardNumber.masked(digits, mask, mark: mark, separator: separator, brand: separator.isEmpty ? nil : brand)
  }

  /// Only marks while there are fewer than eight digits: the last four would be most of them.
  static func masked(
    _ digits: CardDigits,
    _ mask: Mask,
    mark: Character = "•",
    separator: String = "",
    brand: CardBrand? = nil
  ) -> String {
    let count = digits.kept
    let ends = separator.isEmpty ? [] : brand?.groupEnds(forDigits: count) ?? [4, 8, 12, 16]
    let shownAtEnd = count < 8 ? 0 : 4
    let shownAtFront =
      switch mask {
      case .firstSixLastFour where count >= 12: 6
      case .firstEightLastFour where count >= 12: count >= 16 ? 8 : 6
      case .lastFour, .firstSixLastFour, .firstEightLastFour: 0
      }
    var text = ""
    for (place, digit) in digits.text.enumerated() {
      if ends.contains(place) { text += separator }
      text.append(place < shownAtFront || place >= count - shownAtEnd ? digit : mark)
    }
    return text
  }
}
