import CheckoutAPI
import CheckoutTesting

/// Writes amounts as the people of a made-up place do.
struct LocalisedWriter {
  /// What stands for a currency; some hold others.
  static let marks = ["€", "$", "US$", "kr.", "R", "R$", "Kč", "د.إ.\u{200F}"]
  private static let separators: [Character] = [
    ",", ".", "'", "\u{2019}", " ", "\u{A0}", "\u{202F}", "\u{66C}", "\u{B7}", "_",
  ]
  private static let zeros: [Unicode.Scalar] = ["0", "\u{660}", "\u{6F0}", "\u{966}", "\u{1D7CE}", "\u{FF10}"]

  let notation: AmountNotation
  private let group: Character

  init(_ random: inout SplitMix64) {
    let decimal = random.one(of: [",", ".", "\u{66B}", "\u{B7}"] as [Character])
    let group = random.one(of: LocalisedWriter.separators.filter { $0 != decimal })
    self.group = group
    notation = AmountNotation(
      decimalSeparator: decimal, groupingSeparators: [group, random.one(of: LocalisedWriter.separators)],
      primaryGroup: 1 + random.below(4), secondaryGroup: random.below(2) == 0 ? nil : 1 + random.below(4),
      zeroDigit: random.one(of: LocalisedWriter.zeros))
  }

  /// The amount with or without groups, zeros at the end, a mark and spaces.
  func text(of money: Money, _ random: inout SplitMix64) -> String {
    let plain = Reference.text(Int128(money.minorUnits), decimals: Int(money.currency.exponent)).drop { $0 == "-" }
    let parts = plain.split(separator: ".")
    var text = random.below(2) == 0 ? grouped(parts[0]) : written(parts[0])
    var decimals = parts.count > 1 ? String(parts[1]) : ""
    while decimals.last == "0", random.below(2) == 0 { decimals.removeLast() }
    if !decimals.isEmpty { text += "\(notation.decimalSeparator)" + written(decimals[...]) }
    let sign = money.isNegative ? random.one(of: ["-", "\u{2212}", "\u{200E}-"]) : random.one(of: ["", "", "+"])
    text = random.below(4) == 0 ? text + sign : sign + text
    let mark = random.one(of: LocalisedWriter.marks + [money.currency.code, ""])
    let space = random.one(of: ["", " ", "\u{A0}", "\u{200F}\u{202F}"])
    text = random.below(2) == 0 ? mark + space + text : text + space + mark
    return random.below(4) == 0 ? "\t" + text + " " : text
  }

  private func grouped(_ digits: Substring) -> String {
    var left = digits
    var groups: [String] = []
    var size = notation.primaryGroup
    while !left.isEmpty {
      groups.insert(written(left.suffix(size)), at: 0)
      left = left.dropLast(size)
      size = notation.secondaryGroup
    }
    return groups.joined(separator: "\(group)")
  }

  private func written(_ digits: Substring) -> String {
    var text = ""
    for byte in digits.utf8 {
      text.unicodeScalars.append(Unicode.Scalar(notation.zeroDigit.value + UInt32(byte - 0x30)) ?? "?")
    }
    return text
  }
}
