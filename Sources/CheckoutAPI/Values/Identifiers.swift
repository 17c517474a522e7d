/// An opaque name, compared byte for byte and never read for meaning.
///
/// Merchants and hosts choose the text; each kind of name is a type of its own, so that a line cannot be
/// passed where an option is wanted.
public protocol CheckoutIdentifier: RawRepresentable, Hashable, Sendable, CustomStringConvertible
where RawValue == String {
  /// Takes the text as it is.
  init(rawValue: String)
}

extension CheckoutIdentifier {
  /// Takes the text as it is.
  public init(_ text: String) { self.init(rawValue: text) }

  /// The text itself.
  public var description: String { rawValue }

  /// Compares the bytes, not what Unicode calls equivalent: two names a merchant tells apart stay two.
  public static func == (left: Self, right: Self) -> Bool { left.rawValue.utf8.elementsEqual(right.rawValue.utf8) }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(255))
  }
}

/// One cart, from its first line to its one order.
public struct CartID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A product, by the merchant's own name for it.
public struct ProductID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A line of the cart; unique within the cart, kept while the line lives.
public struct LineID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A promotion code as the shopper typed it, without the spaces around it.
public struct PromotionCode: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A merchant's quote.
public struct QuoteID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A delivery option, by the merchant's name for it.
public struct DeliveryOptionID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An optional extra of a delivery option, such as gift wrapping.
public struct DeliveryExtraID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A payment method, by the merchant's name for it.
public struct PaymentMethodID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A gift card that was added, by the merchant's name for it; never its number.
public struct GiftCardID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An address the shopper saved, by the host's name for it.
public struct SavedAddressID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An order, by the merchant's name for it.
public struct OrderID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}
