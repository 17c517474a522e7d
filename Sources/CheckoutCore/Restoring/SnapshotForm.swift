/// What a snapshot holds, as plain texts and numbers: nothing in it is checked, and nothing that is checked is decoded.
///
/// There is no place in it for a card number, a code, a token, or the number and PIN of a gift card.
struct SnapshotForm: Codable {
  /// The identity that the carts are numbered within.
  let checkout: String
  let cart: Int
  /// How many attempts to place the cart there were: a number is never used for another attempt.
  let attempts: Int
  let revision: Int
  /// The currency that the host's carts began in.
  let home: String
  let currency: String
  let lines: [LineForm]
  let saved: [LineForm]
  let promotions: [String]
  let contact: ContactForm?
  /// The fields that are not empty, by their names.
  let deliveryAddress: [String: String]
  let billingAddress: [String: String]?
  let delivery: DeliveryForm?
  let method: MethodForm?
  let giftCards: [GiftCardForm]
  let step: String

  struct AmountForm: Codable {
    /// In minor units.
    let units: Int64
    let currency: String
  }

  struct LineForm: Codable {
    let id: String
    let product: String
    let name: String
    let price: AmountForm
    let quantity: Int
    let kind: String
    let guarantee: Bool
  }

  struct ContactForm: Codable {
    let email: String
    let phone: String
  }

  struct DeliveryForm: Codable {
    let option: String
    let extras: [String]
    let reference: String?
    /// The option as it was offered: until the list comes anew, it tells the kind.
    let offer: OptionForm?
  }

  struct OptionForm: Codable {
    let name: String
    let kind: String
    let price: AmountForm
    let extras: [ExtraForm]
    let estimate: String
    let reference: String?
  }

  struct ExtraForm: Codable {
    let id: String
    let name: String
    let price: AmountForm
  }

  struct MethodForm: Codable {
    let id: String
    let name: String
    let kind: String
    let cardDetails: String
    let fee: AmountForm?
    let coins: Bool
    let billing: Bool
    let brand: String?
    let networks: [String]
    let reference: String?
  }

  struct GiftCardForm: Codable {
    let id: String
    /// The number as it may be shown.
    let masked: String
    let balance: AmountForm
    let reference: String?
  }
}
