import CheckoutAPI

extension ScreenPage {
  func cartPage(_ screen: CartScreen) -> Page {
    var page = Page()
    page.add(
      "Cart step",
      screen.unavailableLines.map { [.init("! \($0.rawValue)", .bad), "cannot be supplied"] }
        + screen.rejectedPromotions.map { [.init("! \($0.rawValue)", .bad), "this code is not accepted"] })
    return page
  }

  func deliveryPage(_ screen: DeliveryScreen) -> Page {
    var page = Page()
    var rows: [[Page.Cell]] = []
    for option in screen.options {
      let isChosen = screen.choice?.option == option.id
      let words = [option.name, option.kind.rawValue, option.estimate].filter { !$0.isEmpty }
      rows.append(
        [mark(isChosen), .init(option.id.rawValue), price(option.price), .init(words.joined(separator: ", "))])
      for extra in option.extras {
        let isTaken = isChosen && screen.choice?.extras.contains(extra.id) ?? false
        rows.append([
          isTaken ? .init("  [x]", .good) : "  [ ]", .init(extra.id.rawValue), price(extra.price),
          .init("extra: \(extra.name)"),
        ])
      }
    }
    page.add("Delivery options" + stale(screen.isStale), rows.isEmpty ? [[.init("none", .faint)]] : rows)
    return page
  }

  func paymentPage(_ screen: PaymentScreen) -> Page {
    var page = Page()
    let methods: [[Page.Cell]] = screen.methods.map { method in
      [mark(screen.choice == method.id), .init(method.id.rawValue), price(method.fee), .init(method.words)]
    }
    page.add("Payment methods" + stale(screen.isStale), methods.isEmpty ? [[.init("none", .faint)]] : methods)
    var credit: [[Page.Cell]] = screen.giftCards.map { gift in
      [
        .init(gift.card.id.rawValue), amount(gift.covers),
        .init(pieces: [
          "of ", .amount(format(gift.card.balance)), .text(" on gift card \(gift.card.maskedNumber)"),
        ]),
      ]
    }
    if let amount = screen.storeCredit {
      credit.append(["store credit", self.amount(amount), "of the shopper's credit"])
    }
    if credit.isEmpty { credit = [[.init(screen.takesGiftCards ? "none yet" : "not taken by this merchant", .faint)]] }
    page.add("Gift cards and credit", credit)
    page.add(
      "Promotion codes that are not accepted", screen.rejectedPromotions.map { [.init("! \($0.rawValue)", .bad)] })
    return page
  }

  private func stale(_ isStale: Bool) -> String { isStale ? " (being asked for again)" : "" }
}

extension PaymentMethod {
  /// Its name, its kind and its brand.
  var words: String { [name, kind.rawValue, brand?.rawValue].compactMap(\.self).joined(separator: ", ") }
}
