import CheckoutAPI
import Foundation

extension UCPReader {
  /// The order that a session became; `nil` when it became none.
  static func order(ofSession session: Wire) throws(RepositoryFailure) -> Order? {
    guard let id = session["order"]["id"].text else { return nil }
    let currency = try session["currency"].neededCurrency()
    return Order(
      id: OrderID(id),
      lines: try lines(session, in: currency),
      total: try Totals(session["totals"], in: currency).neededTotal(),
      deliveryAddress: destination(session),
      page: session["order"]["permalink_url"].page,
      reference: session["id"].text.map { MerchantReference($0) }
    )
  }

  /// An order by itself; it does not say its currency.
  static func order(_ wire: Wire, in currency: Currency) throws(RepositoryFailure) -> Order {
    let expectations = wire["fulfillment"]["expectations"].elements
    return Order(
      id: OrderID(try wire["id"].neededText()),
      lines: try lines(wire, in: currency),
      total: try Totals(wire["totals"], in: currency).neededTotal(),
      deliveryAddress: expectations.count == 1 ? expectations.first.map { address($0["destination"]) } : nil,
      page: wire["permalink_url"].page,
      reference: wire["checkout_id"].text.map { MerchantReference($0) }
    )
  }

  private static func lines(_ wire: Wire, in currency: Currency) throws(RepositoryFailure) -> [OrderLine] {
    var lines: [OrderLine] = []
    for item in wire["line_items"].elements {
      let quantity = item["quantity"]["total"]
      lines.append(
        OrderLine(
          product: ProductID(try item["item"]["id"].neededText()),
          name: try item["item"]["title"].neededText(),
          quantity: try (quantity.exists ? quantity : item["quantity"]).neededCount(),
          unitPrice: try item["item"]["price"].units(in: currency)))
    }
    return lines
  }

  /// What a merchant says to an attempt. `isFirst` is whether nothing of it can have arrived before; `session` is what
  /// it says when it is asked afterwards.
  static func answer(_ status: Int, _ body: Wire, isFirst: Bool = true, session: Wire? = nil) -> PlacementAnswer {
    switch status {
    case 200..<300: return (try? outcome(of: body)) ?? .noAnswer
    case 402: return .declined(DeclineReason(code: code(of: body), mend: .card))
    case 403: return .declined(DeclineReason(code: code(of: body), mend: .method))
    case 409 where code(of: body) == "IDEMPOTENCY_CONFLICT": return .conflict
    case 409:
      guard let session, let order = try? order(ofSession: session) else { return .noAnswer }
      return .alreadyPlaced(order)
    case 400..<500 where isFirst:
      return .refused(code(of: body) == "OUT_OF_STOCK" ? .outOfStock([]) : .other(code: code(of: body)))
    default: return .noAnswer
    }
  }

  /// What became of a session; `nil` when nobody knows yet. An order counts whatever the status says.
  static func outcome(of session: Wire) throws(RepositoryFailure) -> PlacementAnswer? {
    if let order = try order(ofSession: session) { return .placed(order) }
    switch session["status"].text {
    case "canceled": return .cancelled
    case "requires_escalation":
      guard let page = session["continue_url"].page else { return nil }
      return .challenge(Challenge(url: page, expiresAt: try session["expires_at"].time()))
    default: return nil
    }
  }

  /// What a merchant says when it is asked about a session.
  static func lookUp(_ status: Int, _ body: Wire) -> LookUpAnswer {
    guard (200..<300).contains(status) else {
      return status == 404 ? .notFound : .failed(failure(status, body))
    }
    do {
      if let answer = try outcome(of: body) { return .found(answer) }
      return body["status"].text == "complete_in_progress" ? .found(.noAnswer) : .notFound
    } catch {
      return .failed(error)
    }
  }
}
