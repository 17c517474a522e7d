/// What the cart step shows.
public struct CartScreen: Hashable, Sendable {
  /// The lines that the merchant cannot supply.
  public let unavailableLines: [LineID]
  /// The promotion codes that the merchant does not accept.
  public let rejectedPromotions: [PromotionCode]

  package init(unavailableLines: [LineID], rejectedPromotions: [PromotionCode]) {
    self.unavailableLines = unavailableLines
    self.rejectedPromotions = rejectedPromotions
  }
}

/// What the address step shows.
public struct AddressScreen: Hashable, Sendable {
  /// The contact as typed.
  public let contact: ContactDraft
  /// What is wrong with the contact.
  public let contactProblems: [FieldProblem]
  /// The delivery address; `nil` when nothing has to be delivered.
  public let delivery: AddressForm?
  /// The billing address; `nil` when it is the delivery address, or nobody needs it.
  public let billing: AddressForm?
  /// The addresses the shopper saved.
  public let savedAddresses: [SavedAddress]

  package init(
    contact: ContactDraft,
    contactProblems: [FieldProblem],
    delivery: AddressForm?,
    billing: AddressForm?,
    savedAddresses: [SavedAddress]
  ) {
    self.contact = contact
    self.contactProblems = contactProblems
    self.delivery = delivery
    self.billing = billing
    self.savedAddresses = savedAddresses
  }
}

/// An address as it was typed, and what is wrong with it.
public struct AddressForm: Hashable, Sendable {
  /// The address as typed.
  public let draft: AddressDraft
  /// What the country asks for, in the order of its addresses; of no country in particular while that is not known.
  public let fields: [AddressFieldRule]
  /// What is wrong with it; empty when it was accepted, or nothing was typed yet.
  public let problems: [FieldProblem]
  /// What may be wrong, or is left out: it holds nothing up.
  public let warnings: [FieldProblem]
  /// Whether it was accepted.
  public let isAccepted: Bool

  /// The first-level areas to choose from; empty where the country has none, or is not known.
  public var areas: [AddressArea] {
    CountryCode(AddressText.asciiUppercased(draft.country)).map { AddressFormat($0).areas } ?? []
  }

  package init(
    draft: AddressDraft, fields: [AddressFieldRule], problems: [FieldProblem], warnings: [FieldProblem],
    isAccepted: Bool
  ) {
    self.draft = draft
    self.fields = fields
    self.problems = problems
    self.warnings = warnings
    self.isAccepted = isAccepted
  }
}

/// What the delivery step shows.
public struct DeliveryScreen: Hashable, Sendable {
  /// The options of the merchant's last answer.
  public let options: [DeliveryOption]
  /// What was chosen.
  public let choice: DeliveryChoice?
  /// Whether a newer answer is wanted: a choice is provisional until it has come.
  public let isStale: Bool

  package init(options: [DeliveryOption], choice: DeliveryChoice?, isStale: Bool) {
    self.options = options
    self.choice = choice
    self.isStale = isStale
  }
}

/// What the payment step shows.
public struct PaymentScreen: Hashable, Sendable {
  /// The methods of the merchant's last answer.
  public let methods: [PaymentMethod]
  /// What was chosen.
  public let choice: PaymentMethodID?
  /// Whether a newer answer is wanted: a choice is provisional until it has come.
  public let isStale: Bool
  /// The gift cards, with what each pays.
  public let giftCards: [AppliedGiftCard]
  /// What store credit pays; `nil` when there is none.
  public let storeCredit: Money?
  /// Whether the merchant takes gift cards.
  public let takesGiftCards: Bool
  /// The promotion codes that the merchant does not accept.
  public let rejectedPromotions: [PromotionCode]

  package init(
    methods: [PaymentMethod],
    choice: PaymentMethodID?,
    isStale: Bool,
    giftCards: [AppliedGiftCard],
    storeCredit: Money?,
    takesGiftCards: Bool,
    rejectedPromotions: [PromotionCode]
  ) {
    self.methods = methods
    self.choice = choice
    self.isStale = isStale
    self.giftCards = giftCards
    self.storeCredit = storeCredit
    self.takesGiftCards = takesGiftCards
    self.rejectedPromotions = rejectedPromotions
  }
}

/// A gift card and what it pays of this order.
public struct AppliedGiftCard: Hashable, Sendable {
  /// The card.
  public let card: GiftCard
  /// What it pays; nothing when the cards before it pay for all.
  public let covers: Money

  package init(card: GiftCard, covers: Money) {
    self.card = card
    self.covers = covers
  }
}

/// What the card step shows.
public struct CardScreen: Hashable, Sendable {
  /// The method the details are for; `nil` only while it is not known again after a change.
  public let method: PaymentMethod?
  /// What may be shown about what was entered; `nil` while nothing is there.
  public let report: CardReport?
  /// Whether a token stands for the card.
  public let hasToken: Bool

  package init(method: PaymentMethod?, report: CardReport?, hasToken: Bool) {
    self.method = method
    self.report = report
    self.hasToken = hasToken
  }
}
