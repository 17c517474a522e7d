import CheckoutAPI

/// Tables of two gateways, as the author of an adapter would write them.
enum Gateways {
  static func named(_ name: String) throws -> GatewayUnits {
    switch name {
    case "stripe": return stripe
    case "adyen": return adyen
    default: throw Unreadable("there is no table for the gateway \(name)")
    }
  }

  /// Source: docs.stripe.com/currencies, "Zero-decimal currencies", "Special cases" and "Three-decimal currencies".
  private static let stripe = GatewayUnits(
    exponents: [
      "BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "JPY": 0, "KMF": 0, "KRW": 0, "MGA": 0, "PYG": 0, "RWF": 0, "VND": 0,
      "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0, "ISK": 2, "UGX": 2,
    ],
    lastDigitIsZero: ["BHD", "JOD", "KWD", "OMR", "TND"])

  /// Source: docs.adyen.com/development-resources/currency-codes.
  private static let adyen = GatewayUnits(
    exponents: ["CLP": 2, "CVE": 0, "IDR": 0, "ISK": 2])
}
