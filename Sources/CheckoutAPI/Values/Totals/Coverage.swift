/// What gift cards and store credit pay: in the order applied, never more than there is to pay.
package enum Coverage {
  /// What all of them pay together, in minor units.
  ///
  /// - Complexity: O(*n*) in the number of cards.
  package static func covered(_ total: Int64, by cards: [GiftCard], credit: Money?) -> Int64 {
    var left = total
    for card in cards { left -= share(of: card.balance, in: left) }
    if let credit { left -= share(of: credit, in: left) }
    return total - left
  }

  /// What each gift card pays, in their order.
  package static func shares(of total: Money, among cards: [GiftCard]) -> [AppliedGiftCard] {
    var left = total.minorUnits
    return cards.map { card in
      let share = share(of: card.balance, in: left)
      left -= share
      return AppliedGiftCard(card: card, covers: Money(minorUnits: share, currency: total.currency))
    }
  }

  private static func share(of balance: Money, in left: Int64) -> Int64 {
    max(0, min(balance.minorUnits, left))
  }
}
