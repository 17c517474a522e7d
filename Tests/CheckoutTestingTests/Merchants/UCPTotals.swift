import CheckoutAPI

extension UCPReader {
  /// A list of amounts by their types.
  struct Totals {
    private(set) var subtotal: Money?
    private(set) var discount: Money?
    private(set) var delivery: Money?
    private var others: [(type: String, amount: Money, wire: Wire)] = []
    private(set) var total: Money?
    private let wire: Wire

    init(_ wire: Wire, in currency: Currency) throws(RepositoryFailure) {
      self.wire = wire
      for item in wire.elements {
        let amount = try item["amount"].units(in: currency)
        switch try item["type"].neededText() {
        case "subtotal": subtotal = amount
        case "total": total = amount
        case "fulfillment", "shipping": delivery = amount
        case "discount", "items_discount":
          // Later versions of the protocol write what is taken off below nothing.
          let off = Int64(clamping: amount.minorUnits.magnitude) + (discount?.minorUnits ?? 0)
          discount = Money(minorUnits: off, currency: currency)
        case let other: others.append((other, amount, item))
        }
      }
    }

    var taxes: [Tax] {
      others.filter { $0.type == "tax" }.map { other in
        Tax(name: other.wire["display_text"].text ?? "Tax", amount: other.amount, inclusion: .added)
      }
    }

    /// What is charged besides; a type that is not known is kept and counted.
    var fees: [Fee] {
      others.filter { $0.type != "tax" }.map { other in
        Fee(name: other.wire["display_text"].text ?? other.type, amount: other.amount)
      }
    }

    func neededTotal() throws(RepositoryFailure) -> Money {
      guard let total else { throw wire.unreadable }
      return total
    }

    /// How much less the total is than the subtotal; `nil` when it is not.
    var difference: Money? {
      guard let subtotal, let total, total.minorUnits < subtotal.minorUnits else { return nil }
      return Money(minorUnits: subtotal.minorUnits - total.minorUnits, currency: total.currency)
    }
  }
}
