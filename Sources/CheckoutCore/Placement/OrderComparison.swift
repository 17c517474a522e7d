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
    if !order.lines.isEmpty {
      differences += quantityDifferences(
        agreed: pieces(agreed.lines.map { ($0.product, $0.quantity) }),
        ordered: pieces(order.lines.map { ($0.product, $0.quantity) }),
        in: agreed.lines.map(\.product) + order.lines.map(\.product)
      )
      differences += priceDifferences(of: order.lines, from: agreed)
    }
    if let address = order.deliveryAddress, !address.names(agreed.deliveryAddress) {
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

  /// What costs another price than the quote said; a product in several lines may have several prices.
  private static func priceDifferences(of lines: [OrderLine], from agreed: OrderSubmission) -> [OrderDifference] {
    let quoted = Dictionary(agreed.quotedLines.map { ($0.line, $0.unitPrice) }, uniquingKeysWith: { first, _ in first })
    let prices = agreed.lines.reduce(into: [ProductID: [Money]]()) { prices, line in
      if let price = quoted[line.id] { prices[line.product, default: []].append(price) }
    }
    return lines.compactMap { line in
      guard let price = line.unitPrice, let agreed = prices[line.product], let first = agreed.first else { return nil }
      return agreed.contains(price) ? nil : .unitPrice(product: line.product, agreed: first, ordered: price)
    }
  }

  private static func pieces(_ lines: [(ProductID, Int)]) -> [ProductID: Int] {
    lines.reduce(into: [:]) { pieces, line in
      pieces[line.0] = (pieces[line.0] ?? 0).addingReportingOverflow(line.1).partialValue
    }
  }
}

extension AddressDraft {
  /// Whether a merchant that writes this means an address: what it leaves empty it does not say.
  fileprivate func names(_ address: PostalAddress?) -> Bool {
    guard let address else { return false }
    let agreed = AddressDraft(address)
    return (AddressDraft.readFields + [.country]).allSatisfy { field in
      field == .phone || self[field].isEmpty || self[field] == agreed[field]
    }
  }
}
