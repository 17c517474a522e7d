import CheckoutAPI

/// What may stand in a cart.
enum CartRules {
  /// Why a line cannot be put into a cart as it is; `nil` when it can.
  static func problem(of draft: CartLineDraft, in cart: Cart, policy: CheckoutPolicy) -> CheckoutRefusal.Code? {
    guard !Trimming.trimmed(draft.product.rawValue).isEmpty, !Trimming.trimmed(draft.name).isEmpty else {
      return .lineIncomplete
    }
    guard draft.unitPrice.currency == cart.currency else { return .currencyMismatch }
    guard !draft.unitPrice.isNegative else { return .amountOutOfRange }
    guard isAllowed(draft.quantity, by: policy) else { return .quantityOutOfRange }
    return nil
  }

  /// Why the lines cannot be the cart's; `nil` when they can.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  static func problem(of lines: [CartLine], policy: CheckoutPolicy) -> CheckoutRefusal.Code? {
    guard lines.count <= policy.maximumLines, lines.allSatisfy({ isAllowed($0.quantity, by: policy) }) else {
      return .quantityOutOfRange
    }
    return subtotal(of: lines) == nil ? .amountOutOfRange : nil
  }

  /// What the lines cost by their own prices, in minor units; `nil` when that would not be exact.
  static func subtotal(of lines: [CartLine]) -> Int64? {
    var sum: Int64 = 0
    for line in lines {
      let (price, first) = line.unitPrice.minorUnits.multipliedReportingOverflow(by: Int64(line.quantity))
      let (next, second) = sum.addingReportingOverflow(price)
      guard !first, !second else { return nil }
      sum = next
    }
    return sum
  }

  /// A name for a new line: the product's, with a number where that is taken.
  static func lineID(for product: ProductID, in cart: Cart) -> LineID {
    let taken = Set((cart.lines + cart.savedForLater.lines).map(\.id))
    let first = LineID(product.rawValue)
    guard taken.contains(first) else { return first }
    var number = 2
    while taken.contains(LineID("\(product.rawValue)-\(number)")) { number += 1 }
    return LineID("\(product.rawValue)-\(number)")
  }

  private static func isAllowed(_ quantity: Int, by policy: CheckoutPolicy) -> Bool {
    quantity >= 1 && quantity <= policy.maximumQuantity
  }
}
