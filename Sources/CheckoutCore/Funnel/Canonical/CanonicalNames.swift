package import CheckoutAPI

/// Names by the order in which they are met: what differs by its names alone becomes the same.
package struct CanonicalNames: Sendable {
  private var carts: [CartID]
  private var lines: [LineID] = []
  private var quotes: [QuoteID] = []
  private var orders: [OrderID] = []

  /// The present cart is the first that is met.
  init(of cart: CartID) { carts = [cart] }

  private static let numbers = (1...64).map { "\($0)" }

  /// A name that was met before keeps its number; a new one gets the next.
  private static func number<Name: Equatable>(of name: Name, in known: inout [Name]) -> String {
    let index =
      known.firstIndex(of: name)
      ?? {
        known.append(name)
        return known.count - 1
      }()
    return index < numbers.count ? numbers[index] : "\(index + 1)"
  }

  mutating func cart(_ id: CartID) -> CartID { CartID(CanonicalNames.number(of: id, in: &carts)) }

  mutating func line(_ id: LineID) -> LineID { LineID(CanonicalNames.number(of: id, in: &lines)) }

  mutating func quote(_ id: QuoteID) -> QuoteID { QuoteID(CanonicalNames.number(of: id, in: &quotes)) }

  mutating func order(_ id: OrderID) -> OrderID { OrderID(CanonicalNames.number(of: id, in: &orders)) }

  /// Whether a cart is the present one, or one that an attempt is still open of.
  package func knows(_ cart: CartID) -> Bool { carts.contains(cart) }

  /// A key with the number of its cart; attempts are numbered from one anyway.
  package mutating func key(_ key: IdempotencyKey) -> IdempotencyKey {
    IdempotencyKey(cart: cart(key.cart), attempt: key.attempt)
  }
}

// MARK: Whole values

extension CanonicalNames {
  mutating func lines(_ lines: [CartLine]) -> [CartLine] {
    lines.map { CartLine(id: line($0.id), draft: $0.draft) }
  }

  mutating func cart(_ cart: Cart) -> Cart {
    var renamed = Cart(id: self.cart(cart.id), currency: cart.currency)
    renamed.lines = lines(cart.lines)
    renamed.promotionCodes = cart.promotionCodes
    for line in lines(cart.savedForLater.lines) { _ = renamed.savedForLater.take(line) }
    return renamed
  }

  /// A price without its end: what matters is whether it has come.
  mutating func quote(_ quote: Quote) -> Quote {
    var renamed = quote
    renamed.id = self.quote(quote.id)
    renamed.lines = quotedLines(quote.lines)
    renamed.discounts = quote.discounts.map { discount in
      Discount(name: discount.name, amount: discount.amount, code: discount.code, line: discount.line.map { line($0) })
    }
    renamed.expiresAt = nil
    return renamed
  }

  private mutating func quotedLines(_ lines: [QuoteLine]) -> [QuoteLine] {
    lines.map {
      QuoteLine(line: line($0.line), unitPrice: $0.unitPrice, quantity: $0.quantity, isAvailable: $0.isAvailable)
    }
  }

  mutating func submission(_ submission: OrderSubmission) -> OrderSubmission {
    OrderSubmission(
      key: key(submission.key), lines: lines(submission.lines), promotionCodes: submission.promotionCodes,
      contact: submission.contact, deliveryAddress: submission.deliveryAddress,
      billingAddress: submission.billingAddress, delivery: submission.delivery, quote: quote(submission.quote),
      quotedLines: quotedLines(submission.quotedLines), quoteReference: submission.quoteReference,
      total: submission.total, tenders: submission.tenders)
  }

  /// An order with the number of its name.
  package mutating func order(_ order: Order) -> Order {
    Order(
      id: self.order(order.id), lines: order.lines, total: order.total, deliveryAddress: order.deliveryAddress,
      page: order.page, reference: order.reference)
  }
}

extension CartLine {
  fileprivate var draft: CartLineDraft {
    CartLineDraft(
      product: product, name: name, unitPrice: unitPrice, quantity: quantity, kind: kind,
      wantsGuarantee: wantsGuarantee)
  }
}
