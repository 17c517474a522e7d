import CheckoutAPI
import Foundation

/// Maps what a merchant of the Universal Commerce Protocol answers into the contract's values, in both dialects.
enum UCPReader {
  /// A price, with the cart's line for each product.
  static func quote(_ session: Wire, for cart: [ProductID: LineID]) throws(RepositoryFailure) -> Quote {
    let currency = try session["currency"].neededCurrency()
    let id = try session["id"].neededText()
    var lines: [QuoteLine] = []
    var discounts: [Discount] = []
    for item in session["line_items"].elements {
      let product = ProductID(try item["item"]["id"].neededText())
      guard let line = cart[product] else { throw item.unreadable }
      let price = try item["item"]["price"].units(in: currency)
      lines.append(QuoteLine(line: line, unitPrice: price, quantity: try item["quantity"].neededCount()))
      let totals = try Totals(item["totals"], in: currency)
      if let off = totals.difference { discounts.append(Discount(name: "Discount", amount: off, line: line)) }
    }
    let totals = try Totals(session["totals"], in: currency)
    let codes = try applied(session["discounts"], totals, in: currency, &discounts)
    let isChosen = option(session) != nil
    return Quote(
      id: QuoteID(id),
      lines: lines,
      discounts: discounts,
      delivery: totals.delivery.flatMap { isChosen || !$0.isZero ? $0 : nil },
      fees: totals.fees,
      taxes: totals.taxes,
      total: try totals.neededTotal(),
      expiresAt: try session["expires_at"].time(),
      rejectedPromotions: session["discounts"]["codes"].elements.compactMap(\.text).map(PromotionCode.init(_:))
        .filter { !codes.contains($0) },
      reference: MerchantReference(id)
    )
  }

  /// The discounts of the order; one without a name when the list does not say what was taken off.
  private static func applied(
    _ discounts: Wire, _ totals: Totals, in currency: Currency, _ result: inout [Discount]
  ) throws(RepositoryFailure) -> Set<PromotionCode> {
    var named: [Discount] = []
    var codes: Set<PromotionCode> = []
    for item in discounts["applied"].elements {
      let code = item["code"].text.map { PromotionCode($0) }
      if let code { codes.insert(code) }
      named.append(
        Discount(
          name: try item["title"].neededText(), amount: try item["amount"].units(in: currency),
          code: item["automatic"].flag == true ? nil : code))
    }
    let off = totals.discount?.minorUnits ?? 0
    if named.reduce(0, { $0 + $1.amount.minorUnits }) == off {
      result += named
    } else if let discount = totals.discount {
      result.append(Discount(name: "Discount", amount: discount))
    }
    return codes
  }

  /// The option that is chosen, by its name.
  static func option(_ session: Wire) -> String? {
    session["fulfillment"]["methods"].elements.first?["groups"].elements.first?["selected_option_id"].text
  }

  /// The ways of delivery. Parts that travel apart have options of their own, which one choice cannot name.
  static func options(_ session: Wire) throws(RepositoryFailure) -> [DeliveryOption] {
    let methods = session["fulfillment"]["methods"].elements
    guard let method = methods.first, let group = method["groups"].elements.first else { return [] }
    guard methods.count == 1, method["groups"].elements.count == 1 else {
      throw RepositoryFailure(.unreadable, merchantCode: "several-groups", detail: group.path)
    }
    let currency = try session["currency"].neededCurrency()
    let places = [method["id"].text, group["id"].text, method["selected_destination_id"].text]
    var options: [DeliveryOption] = []
    for option in group["options"].elements {
      options.append(
        DeliveryOption(
          id: DeliveryOptionID(try option["id"].neededText()),
          name: try option["title"].neededText(),
          kind: DeliveryKind(try method["type"].neededText()),
          price: try Totals(option["totals"], in: currency).neededTotal(),
          estimate: option["description"].text ?? "",
          reference: MerchantReference(places.map { $0 ?? "" }.joined(separator: "/"))))
    }
    return options
  }

  /// The address that the order goes to.
  static func destination(_ session: Wire) -> AddressDraft? {
    let method = session["fulfillment"]["methods"].elements.first
    let chosen = method?["selected_destination_id"].text
    return method?["destinations"].elements.first { $0["id"].text == chosen }.map(address)
  }

  static func address(_ wire: Wire) -> AddressDraft {
    let names = [wire["first_name"].text, wire["last_name"].text].compactMap(\.self).joined(separator: " ")
    return AddressDraft(
      recipient: wire["full_name"].text ?? names,
      street: wire["street_address"].text ?? "",
      additionalStreet: wire["extended_address"].text ?? "",
      city: wire["address_locality"].text ?? "",
      region: wire["address_region"].text ?? "",
      postalCode: wire["postal_code"].text ?? "",
      country: wire["address_country"].text ?? "",
      phone: wire["phone_number"].text ?? ""
    )
  }
}
