import CheckoutAPI

extension Money {
  /// About as much as so many cents would look like in a currency, so that one list of prices does for all.
  ///
  /// In a currency with two decimals it is so many minor units, in one with three ten times as many: 19.99 is 19.990. In
  /// one with none it is as many whole units, which is about as much in yen.
  ///
  /// - Parameters:
  ///   - cents: A price of a fixture or of the merchant's list: far from where 64 bits end.
  ///   - currency: The currency of the amount.
  init(cents: Int64, in currency: Currency) {
    var units = cents
    // A price of a list times a hundred at most: no currency has more than four decimals.
    for _ in 0..<max(0, Int(currency.exponent) - 2) { units &*= 10 }
    self.init(minorUnits: units, currency: currency)
  }
}
