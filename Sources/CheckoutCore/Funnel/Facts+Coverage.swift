import CheckoutAPI

extension Facts {
  /// Notes whether there is still something to pay; answers with what the row of the coverage depends on.
  ///
  /// A method that does not pay costs nothing: whether its fee is charged depends on it, too.
  mutating func noteCoverage(since wasCovered: Bool) -> ChangeTable.Condition {
    guard isCovered != wasCovered else { return [] }
    versions.coverage &+= 1
    guard method?.fee != nil else { return .zeroCrossed }
    versions.methodFee &+= 1
    return [.zeroCrossed, .feeChanges]
  }
}
