import CheckoutAPI

/// What may stand in a cart.
enum CartRules {
  /// The most promotion codes of a cart.
  static let mostPromotions = 20

  /// Whether a code can be added: one that says something, is not there yet and not one too many.
  static func takes(_ code: PromotionCode, in cart: Cart) -> Bool {
    !code.rawValue.isEmpty && code.rawValue.utf8.count <= Trimming.longestField
      && code == PromotionCode(Trimming.trimmed(code.rawValue)) && cart.promotionCodes.count < mostPromotions
      && !cart.promotionCodes.contains(code)
  }

  /// Why a line cannot be put into a cart as it is; `nil` when it can.
  static func problem(of draft: CartLineDraft, in cart: Cart, policy: CheckoutPolicy) -> CheckoutRefusal.Code? {
    guard isText(draft.product.rawValue), isText(draft.name) else { return .lineIncomplete }
    guard draft.unitPrice.currency == cart.currency else { return .currencyMismatch }
    guard cart.currency.listing.isPayable else { return .unknownCurrency }
    guard !draft.unitPrice.isNegative else { return .amountOutOfRange }
    guard isAllowed(draft.quantity, by: policy) else { return .quantityOutOfRange }
    return nil
  }

  /// Why lines cannot be the cart's after a change; `nil` when they can.
  ///
  /// - Parameters:
  ///   - lines: The lines before the change.
  ///   - changed: The line that gets another quantity, and which.
  ///   - added: A line that comes to them.
  /// - Complexity: O(*n*) in the number of lines.
  static func problem(
    of lines: [CartLine],
    setting changed: (index: Int, quantity: Int)? = nil,
    adding added: CartLine? = nil,
    policy: CheckoutPolicy
  ) -> CheckoutRefusal.Code? {
    guard lines.count + (added == nil ? 0 : 1) <= max(policy.limits.lines, lines.count) else { return .tooManyLines }
    var sum = CartSum()
    for (index, line) in lines.enumerated() {
      let quantity = changed.map { $0.index == index ? $0.quantity : line.quantity } ?? line.quantity
      sum.add(line.unitPrice, times: quantity)
    }
    if let added { sum.add(added.unitPrice, times: added.quantity) }
    guard isAllowed(changed?.quantity ?? added?.quantity ?? 1, by: policy), sum.hasCountablePieces else {
      return .quantityOutOfRange
    }
    return sum.subtotal == nil ? .amountOutOfRange : nil
  }

  /// What the lines cost by their own prices, in minor units; `nil` when that would not be exact.
  static func subtotal(of lines: [CartLine]) -> Int64? {
    var sum = CartSum()
    for line in lines { sum.add(line.unitPrice, times: line.quantity) }
    return sum.subtotal
  }

  /// A name for a new line: the product's, with a number where that is taken.
  static func lineID(for product: ProductID, in cart: Cart) -> LineID {
    func isTaken(_ id: LineID) -> Bool {
      cart.lines.contains { $0.id == id } || cart.savedForLater.lines.contains { $0.id == id }
    }
    var id = LineID(product.rawValue)
    var number = 2
    while isTaken(id) {
      id = LineID("\(product.rawValue)-\(number)")
      number += 1
    }
    return id
  }

  /// Whether a text says something, on one line and not at any length.
  private static func isText(_ text: String) -> Bool {
    text.utf8.count <= Trimming.longestField && !Trimming.trimmed(text).isEmpty
      && !text.unicodeScalars.contains(where: Trimming.isControl)
  }

  private static func isAllowed(_ quantity: Int, by policy: CheckoutPolicy) -> Bool {
    quantity >= 1 && quantity <= policy.limits.pieces
  }
}

/// Pieces and prices of a cart, added up as long as they stay exact.
private struct CartSum {
  private(set) var subtotal: Int64? = 0
  private var pieces: Int? = 0

  var hasCountablePieces: Bool { pieces != nil }

  mutating func add(_ price: Money, times quantity: Int) {
    let (product, first) = price.minorUnits.multipliedReportingOverflow(by: Int64(quantity))
    let (sum, second) = (subtotal ?? 0).addingReportingOverflow(product)
    subtotal = subtotal == nil || first || second ? nil : sum
    let (count, third) = (pieces ?? 0).addingReportingOverflow(quantity)
    pieces = pieces == nil || third ? nil : count
  }
}
