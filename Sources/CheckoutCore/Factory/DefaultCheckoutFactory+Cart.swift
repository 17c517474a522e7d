public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension DefaultCheckoutFactory {
  /// Puts a product into the cart, at once; nothing is waited for.
  ///
  /// The same product, price and guarantee raises the quantity.
  ///
  /// - Parameters:
  ///   - id: The product, by the merchant's name for it.
  ///   - name: Its name as the shopper reads it.
  ///   - price: The price of one piece in major units, such as `19.99`: digits and at most one point.
  ///   - currency: Its ISO 4217 code.
  ///   - quantity: How many pieces, from 1.
  ///   - isDigital: Whether it needs no delivery.
  ///   - wantsGuarantee: Whether the shopper wants the guarantee for it.
  /// - Throws: ``CheckoutRefusal`` when the price is not exact (``CheckoutRefusal/Code/priceNotExact``), the currency is
  ///   not known (``CheckoutRefusal/Code/unknownCurrency``), or the cart does not take the line.
  public func addToCart(
    id: String,
    name: String,
    price: String,
    currency: String,
    quantity: Int = 1,
    isDigital: Bool = false,
    wantsGuarantee: Bool = false
  ) throws(CheckoutRefusal) {
    let line = CartLineDraft(
      product: ProductID(id),
      name: name,
      unitPrice: try exact(price, currency),
      quantity: quantity,
      kind: isDigital ? .digital : .physical,
      wantsGuarantee: wantsGuarantee
    )
    do {
      try model.send(.addLine(line))
    } catch  where error.code == .currencyMismatch {
      try startCart(with: line, insteadOf: error)
    }
  }

  /// Puts a product into the cart, at once; nothing is waited for.
  ///
  /// A `Decimal` made from a float literal is not the number that was written: `let price: Decimal = 19.99` is
  /// 19.98999999999999488 on some platforms. Such a price is refused; make it from a string, or pass the string.
  ///
  /// - Parameters:
  ///   - id: The product, by the merchant's name for it.
  ///   - name: Its name as the shopper reads it.
  ///   - price: The price of one piece in major units, exact.
  ///   - currency: Its ISO 4217 code.
  ///   - quantity: How many pieces, from 1.
  ///   - isDigital: Whether it needs no delivery.
  ///   - wantsGuarantee: Whether the shopper wants the guarantee for it.
  /// - Throws: ``CheckoutRefusal`` as with a price in text.
  public func addToCart(
    id: String,
    name: String,
    price: Decimal,
    currency: String,
    quantity: Int = 1,
    isDigital: Bool = false,
    wantsGuarantee: Bool = false
  ) throws(CheckoutRefusal) {
    try addToCart(
      id: id, name: name, price: price.description, currency: currency, quantity: quantity, isDigital: isDigital,
      wantsGuarantee: wantsGuarantee)
  }

  /// An empty cart takes the currency of what is put into it, and so does the one after an order; when the line is
  /// refused, nothing has changed.
  private func startCart(with line: CartLineDraft, insteadOf refusal: CheckoutRefusal) throws(CheckoutRefusal) {
    let state = model.state
    var actions: [CheckoutAction] = [.setCurrency(line.unitPrice.currency), .addLine(line)]
    if state.allowed.contains(.startNext) {
      actions.insert(.startNext, at: 0)
    } else if !state.cart.lines.isEmpty {
      throw refusal
    }
    try model.send(allOf: actions)
  }

  private func exact(_ price: String, _ code: String) throws(CheckoutRefusal) -> Money {
    do throws(MoneyProblem) {
      return try Money(parsing: price, in: try Currency(code))
    } catch {
      let code: CheckoutRefusal.Code =
        switch error {
        case .currencyMalformed, .currencyUnknown, .currencyWithdrawn, .currencyNotPayable: .unknownCurrency
        case .overflow: .amountOutOfRange
        default: .priceNotExact
        }
      let state = model.state
      throw CheckoutRefusal(code, action: .addLine, step: state.step, allowed: state.allowed)
    }
  }
}
