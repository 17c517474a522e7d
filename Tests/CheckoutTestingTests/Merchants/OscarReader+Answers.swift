import CheckoutAPI

extension OscarReader {
  /// An order; its lines are behind another address, which a guest may not read.
  static func order(_ wire: Wire) throws(RepositoryFailure) -> Order {
    let currency = try wire["currency"].neededCurrency()
    return Order(
      id: OrderID(try wire["number"].neededText()),
      lines: [],
      total: try wire["total_incl_tax"].decimal(in: currency),
      deliveryAddress: wire["shipping_address"].exists ? address(wire["shipping_address"]) : nil,
      reference: wire["url"].text.map { MerchantReference($0) }
    )
  }

  /// What the shop says to an attempt. It has no keys: an attempt that comes again is an attempt like any other.
  static func answer(_ status: Int, _ body: Wire, isFirst: Bool = true) -> PlacementAnswer {
    switch status {
    case 200..<300: return (try? order(body)).map { .placed($0) } ?? .noAnswer
    case 400..<500 where isFirst:
      let isPrice = sentences(of: body).contains { $0.hasPrefix("Total incorrect") }
      return .refused(isPrice ? .priceChanged : .other(code: "\(status)"))
    default: return .noAnswer
    }
  }

  /// What the shop says to a code: `nil` when it takes it.
  static func rejection(of code: PromotionCode, _ status: Int, _ body: Wire) -> PromotionCode? {
    status == 200 && body["code"].text == code.rawValue ? nil : code
  }

  /// Why something could not be read. The shop has sentences, which are read and not copied, and a reason now and then.
  static func failure(_ status: Int, _ body: Wire) -> RepositoryFailure {
    let code: RepositoryFailure.Code =
      status == 404 ? .notFound : (400..<500).contains(status) ? .refused : .unreachable
    return RepositoryFailure(code, merchantCode: body["reason"].text ?? "", detail: "\(status)")
  }

  private static func sentences(of body: Wire) -> [String] { body["non_field_errors"].elements.compactMap(\.text) }
}
