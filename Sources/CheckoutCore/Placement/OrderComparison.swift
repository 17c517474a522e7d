import CheckoutAPI

/// Holds an order against what the shopper agreed to.
enum OrderComparison {
  /// In what the order is another one; empty when it is what was agreed to.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  static func differences(of order: Order, from agreed: OrderSubmission) -> [OrderDifference] {
    var differences: [OrderDifference] = []
    if order.total != agreed.total {
      differences.append(.total(agreed: agreed.total, ordered: order.total))
    }
    differences += quantityDifferences(
      agreed: pieces(agreed.lines.map { ($0.product, $0.quantity) }),
      ordered: pieces(order.lines.map { ($0.product, $0.quantity) }),
      in: agreed.lines.map(\.product) + order.lines.map(\.product)
    )
    if let address = order.deliveryAddress, address != agreed.deliveryAddress {
      differences.append(.deliveryAddress(agreed: agreed.deliveryAddress, ordered: address))
    }
    return differences
  }

  private static func quantityDifferences(
    agreed: [ProductID: Int],
    ordered: [ProductID: Int],
    in order: [ProductID]
  ) -> [OrderDifference] {
    var seen: Set<ProductID> = []
    return order.compactMap { product in
      guard seen.insert(product).inserted else { return nil }
      let (was, now) = (agreed[product] ?? 0, ordered[product] ?? 0)
      return was == now ? nil : .quantity(product: product, agreed: was, ordered: now)
    }
  }

  private static func pieces(_ lines: [(ProductID, Int)]) -> [ProductID: Int] {
    lines.reduce(into: [:]) { pieces, line in
      pieces[line.0] = (pieces[line.0] ?? 0).addingReportingOverflow(line.1).partialValue
    }
  }
}
