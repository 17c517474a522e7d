import CheckoutAPI

/// Maps what an Oscar shop answers into the contract's values: decimal texts, names that are addresses, and errors in
/// prose.
enum OscarReader {
  /// A price, from a basket, its lines and the delivery that was chosen; the shop adds delivery at checkout only.
  static func quote(
    _ basket: Wire, lines: [Wire], delivery: DeliveryOption? = nil, rejecting codes: [PromotionCode] = [],
    for cart: [ProductID: LineID]
  ) throws(RepositoryFailure) -> Quote {
    let currency = try basket["currency"].neededCurrency()
    var priced: [QuoteLine] = []
    for line in lines { priced.append(try quoteLine(line, for: cart)) }
    let goods = try basket["total_incl_tax"].decimal(in: currency)
    let name = try basket["url"].neededText()
    return Quote(
      id: QuoteID(name),
      lines: priced,
      discounts: try discounts(basket, in: currency),
      delivery: delivery?.price,
      taxes: [
        Tax(name: "Tax", amount: try basket["total_tax"].decimal(in: currency), inclusion: .included)
      ],
      total: try sum(goods, delivery?.price ?? .zero(currency)),
      taxDependsOnAddress: basket["is_tax_known"].flag != true,
      rejectedPromotions: codes,
      reference: MerchantReference(name)
    )
  }

  private static func sum(_ left: Money, _ right: Money) throws(RepositoryFailure) -> Money {
    let (sum, overflow) = left.minorUnits.addingReportingOverflow(right.minorUnits)
    guard !overflow, left.currency == right.currency else { throw RepositoryFailure(.unreadable) }
    return Money(minorUnits: sum, currency: left.currency)
  }

  /// A line has one price for all its pieces; one that does not divide by them has no price of one piece.
  static func quoteLine(_ line: Wire, for cart: [ProductID: LineID]) throws(RepositoryFailure) -> QuoteLine {
    let currency = try line["price_currency"].neededCurrency()
    let product = ProductID(try line["product"].neededText())
    let quantity = try line["quantity"].neededCount()
    let price = try line["price_incl_tax_excl_discounts"].decimal(in: currency).minorUnits
    guard let id = cart[product], quantity > 0, price % Int64(quantity) == 0 else { throw line.unreadable }
    let unit = Money(minorUnits: price / Int64(quantity), currency: currency)
    return QuoteLine(line: id, unitPrice: unit, quantity: quantity, isAvailable: line["warning"].text == nil)
  }

  private static func discounts(_ basket: Wire, in currency: Currency) throws(RepositoryFailure) -> [Discount] {
    var discounts: [Discount] = []
    for item in basket["voucher_discounts"].elements + basket["offer_discounts"].elements {
      discounts.append(
        Discount(
          name: try item["name"].neededText(), amount: try item["amount"].decimal(in: currency),
          code: item["voucher"]["code"].text.map { PromotionCode($0) }))
    }
    return discounts
  }

  static func options(_ list: Wire) throws(RepositoryFailure) -> [DeliveryOption] {
    var options: [DeliveryOption] = []
    for option in list.elements {
      let currency = try option["price"]["currency"].neededCurrency()
      options.append(
        DeliveryOption(
          id: DeliveryOptionID(try option["code"].neededText()),
          name: try option["name"].neededText(),
          price: try option["price"]["incl_tax"].decimal(in: currency),
          estimate: option["description"].text ?? ""))
    }
    return options
  }

  static func address(_ wire: Wire) -> AddressDraft {
    let rest = [wire["line2"].text, wire["line3"].text].compactMap(\.self).filter { !$0.isEmpty }
    return AddressDraft(
      recipient: [wire["first_name"].text, wire["last_name"].text].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " "),
      street: wire["line1"].text ?? "",
      additionalStreet: rest.joined(separator: ", "),
      city: wire["line4"].text ?? "",
      region: wire["state"].text ?? "",
      postalCode: wire["postcode"].text ?? "",
      country: wire["country"].text?.split(separator: "/").last.map(String.init) ?? "",
      phone: wire["phone_number"].text ?? ""
    )
  }
}
