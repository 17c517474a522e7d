/// The schemes of a card that can pay here, and the one that does.
///
/// A card can carry two schemes, and its first digits tell only one of them. What the shopper chose goes before the
/// merchant's preference. Source: Regulation (EU) 2015/751, article 8(6).
public struct NetworkChoice: Hashable, Sendable {
  /// The card's schemes that the merchant takes, in the order in which the card has them.
  public let accepted: [CardBrand]
  /// The one that pays; `nil` when there is none, or nobody knows the card's schemes.
  public let network: CardBrand?
  /// What is wrong; `nil` when nothing is.
  public let problem: CardProblem?

  /// Whether the shopper is to be asked.
  public var isOpen: Bool { accepted.count > 1 }

  /// Chooses.
  ///
  /// - Parameters:
  ///   - networks: The card's schemes, as who knows them said; empty when nobody was asked or could say.
  ///     Those of another number, as when it was edited since, are passed over, and so is what has not the form of a
  ///     name: the digits tell one of the schemes all the same.
  ///   - brand: The scheme that the first digits tell.
  ///   - taken: The schemes that the merchant takes, the preferred one first; empty when it takes all.
  ///   - wish: The scheme that the shopper chose; what has not the form of a name is refused.
  public init(networks: [CardBrand], brand: CardBrand?, taken: [CardBrand], wish: CardBrand? = nil) {
    let named = networks.filter(\.isWellFormed)
    let known = NetworkChoice.belong(named, to: brand) ? NetworkChoice.once(named) : brand.map { [$0] } ?? []
    let isMalformed = wish?.isWellFormed == false
    accepted = taken.isEmpty ? known : known.filter(taken.contains)
    problem =
      if isMalformed { .networkMalformed } else if known.isEmpty { nil } else if let wish, !known.contains(wish) {
        .networkNotOnCard
      } else if accepted.isEmpty {
        .networkNotAccepted
      } else if let wish, !accepted.contains(wish) { .networkNotAccepted } else { nil }
    network = problem == nil && !known.isEmpty ? wish ?? taken.first(where: accepted.contains) ?? accepted.first : nil
  }

  /// Whether schemes can be those of the card: they were another's when the digits tell a scheme, and it is not among
  /// them, but another one is that digits tell.
  private static func belong(_ networks: [CardBrand], to brand: CardBrand?) -> Bool {
    guard let brand else { return !networks.isEmpty }
    return !networks.isEmpty && (networks.contains(brand) || !networks.contains(where: CardBrand.byPrefix.contains))
  }

  private static func once(_ networks: [CardBrand]) -> [CardBrand] {
    networks.reduce(into: []) { list, network in if !list.contains(network) { list.append(network) } }
  }
}
