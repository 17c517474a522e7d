import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ScreenPage {
  func processingPage(_ screen: ProcessingScreen) -> Page {
    var rows: [[Page.Cell]] = [
      ["Stage", .init(screen.stage.rawValue)],
      ["Reference", .init(screen.reference.text)],
      ["Total", .init(pieces: [.amount(format(screen.total))])],
    ]
    if let challenge = screen.challenge {
      rows.append(["Challenge", .init(challenge.url.absoluteString)])
      if let expiry = challenge.expiresAt { rows.append(["Until", .init(Timestamp.text(expiry))]) }
    }
    var page = Page()
    page.add("Placing the order", rows)
    return page
  }

  func confirmationPage(_ screen: ConfirmationScreen) -> Page {
    var rows: [[Page.Cell]] = [
      ["Order", .init(screen.order.id.rawValue)],
      ["Total", .init(pieces: [.amount(format(screen.order.total))])],
    ]
    if !screen.email.isEmpty { rows.append(["Confirmed to", .init(screen.email)]) }
    rows += screen.order.lines.map { ["\($0.quantity) x", .init($0.name)] }
    if let address = screen.order.deliveryAddress { rows.append(["Delivered to", .init(address.words)]) }
    if let url = screen.order.page { rows.append(["Page", .init(url.absoluteString)]) }
    var page = Page()
    page.add("Confirmation", rows)
    page.add("Not what was agreed to", screen.differences.map { ["!", .init(pieces: words($0), .bad)] })
    return page
  }

  private func words(_ difference: OrderDifference) -> [Page.Piece] {
    switch difference {
    case .total(let agreed, let ordered):
      ["total: agreed ", .amount(format(agreed)), ", ordered ", .amount(format(ordered))]
    case .quantity(let product, let agreed, let ordered):
      [.text("pieces of \(product.rawValue): agreed \(agreed), ordered \(ordered)")]
    case .unitPrice(let product, let agreed, let ordered):
      [
        .text("price of \(product.rawValue): agreed "), .amount(format(agreed)), ", ordered ",
        .amount(format(ordered)),
      ]
    case .deliveryAddress(let agreed, let ordered):
      [
        .text(
          "delivery address: agreed \(agreed.map(AddressDraft.init(_:))?.words ?? "none"), ordered \(ordered.words)")
      ]
    }
  }
}

extension AddressDraft {
  /// The address on one line.
  fileprivate var words: String {
    [
      recipient, organization, street, additionalStreet, district, city, region, postalCode, sortingCode, country,
    ]
    .filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
