/// A country or territory, by its ISO 3166-1 alpha-2 code.
///
/// Source of the codes: ISO 3166-1 as of 2026.
public struct CountryCode: Hashable, Sendable, CustomStringConvertible {
  /// Two upper-case letters, one byte each.
  private let packed: UInt16

  /// Finds a country by its code.
  ///
  /// - Parameter code: Two upper-case ASCII letters.
  /// - Returns: `nil` when ISO 3166-1 does not assign the code.
  public init?(_ code: String) {
    guard code.utf8.count == 2, let packed = CountryCode.pack(code[...]), CountryCode.assigned.contains(packed) else {
      return nil
    }
    self.packed = packed
  }

  /// The code, two upper-case letters.
  public var code: String {
    var text = ""
    text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: packed >> 8)))
    text.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: packed)))
    return text
  }

  /// The code.
  public var description: String { code }

  private static func pack(_ code: Substring) -> UInt16? {
    var packed: UInt16 = 0
    for byte in code.utf8 {
      guard byte >= 65, byte <= 90 else { return nil }
      packed = packed << 8 | UInt16(byte)
    }
    return packed
  }

  private static let assigned = Set(
    """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ
    BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR
    CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
    GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU
    ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ
    LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
    MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF
    PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
    SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR
    TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    """.split(whereSeparator: \.isWhitespace).compactMap(pack))
}
