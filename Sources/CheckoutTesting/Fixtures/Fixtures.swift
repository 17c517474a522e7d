public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Plain values to fill a checkout with.
public enum Fixtures: Sendable {
  /// Noon of 15 January 2026, UTC.
  public static let now = Date(timeIntervalSince1970: 1_768_478_400)

  /// Two lamps, to be delivered.
  public static let lamp = line("sku-lamp", "Desk lamp", 1999, quantity: 2)

  /// A book to be read on a screen.
  public static let ebook = line("sku-ebook", "Travel guide, e-book", 750, kind: .digital)

  /// A line.
  ///
  /// - Parameters:
  ///   - product: The product's name.
  ///   - name: The name the shopper reads.
  ///   - minorUnits: The price of one piece, in minor units of the currency.
  ///   - currency: The currency.
  ///   - quantity: How many pieces.
  ///   - kind: Whether it has to be delivered.
  public static func line(
    _ product: String,
    _ name: String,
    _ minorUnits: Int64,
    in currency: Currency = .eur,
    quantity: Int = 1,
    kind: FulfilmentKind = .physical
  ) -> CartLineDraft {
    CartLineDraft(
      product: ProductID(product),
      name: name,
      unitPrice: Money(minorUnits: minorUnits, currency: currency),
      quantity: quantity,
      kind: kind
    )
  }

  /// A contact.
  public static let contact = ContactDraft(email: "ada@example.com", phone: "+44 20 7946 0000")

  /// An address in Berlin.
  public static let berlin = AddressDraft(
    recipient: "Ada Byron", street: "Unter den Linden 1", city: "Berlin", postalCode: "10117", country: "DE")

  /// An address in Springfield, Illinois.
  public static let springfield = AddressDraft(
    recipient: "Ada Byron", street: "1 Main St", city: "Springfield", region: "IL", postalCode: "62704", country: "US")

  /// An address in Bern, where the merchant does not deliver.
  public static let bern = AddressDraft(
    recipient: "Ada Byron", street: "Bundesplatz 3", city: "Bern", postalCode: "3005", country: "CH")

  /// The details of a card that schemes publish for tests.
  public static let card = CardInput(
    number: "4242 4242 4242 4242", expiry: "12/30", securityCode: "123", holder: "Ada Byron")
}
