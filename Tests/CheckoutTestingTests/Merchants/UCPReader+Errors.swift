import CheckoutAPI

extension UCPReader {
  /// The reason in the merchant's stable word, in whichever of the shapes it comes.
  static func code(of body: Wire) -> String {
    let places =
      [body["code"]] + body["messages"].elements.map { $0["code"] } + body["detail"].elements.map { $0["type"] }
      + body["detail"]["errors"].elements.map { $0["code"] }
    return places.lazy.compactMap(\.text).first ?? ""
  }

  /// Why something could not be read. No sentence of the merchant's is copied: it may hold what the shopper typed.
  static func failure(_ status: Int, _ body: Wire) -> RepositoryFailure {
    let places =
      body["messages"].elements.compactMap { $0["path"].text }
      + body["detail"].elements.map { $0["loc"].elements.compactMap(\.text).joined(separator: ".") }
    let code: RepositoryFailure.Code =
      switch status {
      case 404: .notFound
      case 400..<500: .refused
      case 500...: .unreachable
      default: .unreadable
      }
    return RepositoryFailure(
      code, merchantCode: self.code(of: body), detail: (["\(status)"] + places).joined(separator: " "))
  }

  /// The ways to pay: a list in one dialect, lists by name in the other.
  static func methods(_ handlers: Wire) throws(RepositoryFailure) -> PaymentMethods {
    var methods: [PaymentMethod] = []
    for handler in handlers.elements { methods.append(try method(handler, named: try handler["name"].neededText())) }
    for (name, handlers) in handlers.members {
      for handler in handlers.elements { methods.append(try method(handler, named: name)) }
    }
    return PaymentMethods(methods)
  }

  /// The name of a handler says what it is to whoever knows it, and nothing to a shopper: an adapter has a table.
  private static func method(_ handler: Wire, named name: String) throws(RepositoryFailure) -> PaymentMethod {
    let known: [String: (String, PaymentMethodKind)] = [
      "com.google.pay": ("Google Pay", .wallet), "dev.shopify.shop_pay": ("Shop Pay", .wallet),
      "com.example.card": ("Card", .card),
    ]
    let (title, kind) = known[name] ?? (name, PaymentMethodKind(name))
    return PaymentMethod(
      id: PaymentMethodID(try handler["id"].neededText()), name: title, kind: kind,
      reference: MerchantReference("\(name)@\(handler["version"].text ?? "")"))
  }
}
