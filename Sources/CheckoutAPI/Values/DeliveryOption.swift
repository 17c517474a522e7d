/// How an order reaches the shopper, in general; merchants may have kinds of their own.
public struct DeliveryKind: CheckoutIdentifier {
  /// The kind, in kebab-case.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It is brought to the delivery address.
  public static let shipping = DeliveryKind("shipping")
  /// The shopper collects it.
  public static let pickup = DeliveryKind("pickup")
}

/// One way of delivery that the merchant offers for exactly this cart and address.
public struct DeliveryOption: Hashable, Sendable, Identifiable {
  /// The merchant's name for it.
  public let id: DeliveryOptionID
  /// Its name as the shopper reads it.
  public let name: String
  /// Shipping, pickup, or a kind of the merchant's own.
  public let kind: DeliveryKind
  /// What it costs, without extras.
  public let price: Money
  /// What can be had with it.
  public let extras: [DeliveryExtra]
  /// When it arrives, in the merchant's words; may be empty.
  public let estimate: String
  /// What only the merchant understands.
  public let reference: MerchantReference?

  /// Describes a delivery option.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it, unique in its list.
  ///   - name: Its name as the shopper reads it.
  ///   - kind: Shipping, pickup, or a kind of the merchant's own.
  ///   - price: What it costs, not negative, in the cart's currency.
  ///   - extras: What can be had with it.
  ///   - estimate: When it arrives, in the merchant's words.
  ///   - reference: What only the merchant understands.
  public init(
    id: DeliveryOptionID,
    name: String,
    kind: DeliveryKind = .shipping,
    price: Money,
    extras: [DeliveryExtra] = [],
    estimate: String = "",
    reference: MerchantReference? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.price = price
    self.extras = extras
    self.estimate = estimate
    self.reference = reference
  }
}

/// Something that can be had with a delivery option.
public struct DeliveryExtra: Hashable, Sendable, Identifiable {
  /// The merchant's name for it.
  public let id: DeliveryExtraID
  /// Its name as the shopper reads it.
  public let name: String
  /// What it costs.
  public let price: Money

  /// Describes an extra.
  ///
  /// - Parameters:
  ///   - id: The merchant's name for it, unique in its option.
  ///   - name: Its name as the shopper reads it.
  ///   - price: What it costs, not negative, in the cart's currency.
  public init(id: DeliveryExtraID, name: String, price: Money) {
    self.id = id
    self.name = name
    self.price = price
  }
}

/// What the shopper chose: an option and its extras.
public struct DeliveryChoice: Hashable, Sendable {
  /// The option.
  public let option: DeliveryOptionID
  /// The extras, in the order of the option's list.
  public package(set) var extras: [DeliveryExtraID]
  /// What the merchant wants back with it.
  public let reference: MerchantReference?

  package init(option: DeliveryOptionID, extras: [DeliveryExtraID], reference: MerchantReference?) {
    self.option = option
    self.extras = extras
    self.reference = reference
  }
}
