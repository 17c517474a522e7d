import CheckoutAPI

/// Maps everything that was recorded, whatever it is about.
enum Mapping {
  /// The lines of a cart that has one line for each product.
  static let ucpCart: [ProductID: LineID] = [
    ProductID("bouquet_tulips"): LineID("line-tulips"), ProductID("pot_ceramic"): LineID("line-pot"),
  ]

  static let oscarCart: [ProductID: LineID] = [
    ProductID("http://127.0.0.1:18190/api/products/1/"): LineID("line-tulips"),
    ProductID("http://127.0.0.1:18190/api/products/2/"): LineID("line-pot"),
  ]

  /// Reads all that a reader reads of a recording.
  static func mapAll(of recording: Recording, _ trace: Wire.Trace) throws {
    let (status, body) = try recording.answer(trace)
    if recording.merchant == "oscar" {
      try mapOscar(recording, status, body)
    } else {
      try mapUCP(recording, status, body)
    }
  }

  private static func mapUCP(_ recording: Recording, _ status: Int, _ body: Wire) throws {
    switch recording.kind {
    case .session:
      _ = try UCPReader.quote(body, for: ucpCart)
      _ = try UCPReader.options(body)
      _ = UCPReader.answer(status, body)
      _ = UCPReader.lookUp(status, body)
      _ = try UCPReader.methods(body["ucp"]["payment_handlers"])
      _ = UCPReader.lookUp(status, body.replacing("status", by: .text("requires_escalation")))
    case .order: _ = try UCPReader.order(body, in: .usd)
    case .methods: _ = try UCPReader.methods(body["payment"]["handlers"])
    default:
      _ = UCPReader.answer(status, body)
      _ = UCPReader.failure(status, body)
    }
  }

  private static func mapOscar(_ recording: Recording, _ status: Int, _ body: Wire) throws {
    switch recording.kind {
    case .basket where body["currency"].exists: _ = try OscarReader.quote(body, lines: [], for: oscarCart)
    case .basket: break
    case .lines: for line in body.elements { _ = try OscarReader.quoteLine(line, for: oscarCart) }
    case .line: _ = try OscarReader.quoteLine(body, for: oscarCart)
    case .options: _ = try OscarReader.options(body)
    case .voucher: _ = OscarReader.rejection(of: PromotionCode("10OFF"), status, body)
    case .order: _ = try OscarReader.order(body)
    default:
      _ = OscarReader.answer(status, body)
      _ = OscarReader.failure(status, body)
    }
  }
}

extension Wire {
  /// The same with another member: what was not recorded but may come.
  func replacing(_ name: String, by value: Value?) -> Wire {
    guard case .members(var members) = self.value else { return self }
    members[name] = value
    return Wire(value: .members(members), path: path, trace: trace)
  }
}
