/// What paying in coins changes about an amount.
package enum CashRounding {
  /// What is added to an amount, or taken off below zero, so that coins can pay it: less than the smallest coin.
  ///
  /// - Parameters:
  ///   - due: What is left to pay, in minor units, not negative.
  ///   - currency: Its currency.
  package static func difference(of due: Int64, in currency: Currency) -> Int64 {
    let increment = currency.cashIncrement
    let over = due % increment
    guard over != 0 else { return 0 }
    let missing = increment - over
    // Close to the largest amount there is no next coin.
    return over >= missing && due <= Int64.max - missing ? missing : -over
  }
}
