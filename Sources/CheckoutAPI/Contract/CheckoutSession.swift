public import Observation

/// A checkout as a screen sees it: what there is to show, and what the shopper can do.
///
/// A screen holds `any CheckoutSession` and imports this module alone: nothing that changes behind the contract
/// ever rebuilds it.
@MainActor public protocol CheckoutSession: AnyObject, Observable {
  /// What there is to show; changes only after an action was accepted or an answer has come.
  var state: CheckoutState { get }

  /// Does something on behalf of the shopper, at once.
  ///
  /// - Parameter action: What the shopper did.
  /// - Throws: ``CheckoutRefusal`` when the action is not accepted; nothing has changed then.
  func send(_ action: CheckoutAction) throws(CheckoutRefusal)

  /// Waits until nothing is on its way any more.
  func settle() async

  /// Formats a field while the shopper types, and says what is wrong so far; nothing is kept or sent.
  ///
  /// Only the fields of a card are formatted. Those of an address stay as they are typed: they are written as the country
  /// does when the draft is sent, and ``PostalCode/isBeginning(_:in:)`` tells meanwhile what can become a postcode.
  ///
  /// A screen that shows an address form keeps its own ``AddressDraft``: for another country it takes
  /// ``AddressDraft/changingCountry(to:)``, which clears region and postcode, and sends the draft when it is complete.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - text: What is in it after the key was pressed.
  ///   - caret: Where the caret stands, in characters from the start.
  /// - Returns: What to show instead.
  func edit(_ field: FormField, text: String, caret: Int) -> FieldEdit

  /// Does what a key does to a field, and formats it: nothing is kept or sent.
  ///
  /// Only who knows the key can delete over a gap that the field draws itself, and put in order what comes in at once.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - text: What is in it before the key.
  ///   - selection: What is selected, in characters from the start; an empty range is the caret.
  ///   - key: The key, or what was pasted, filled in or scanned.
  /// - Returns: What to show instead.
  func edit(_ field: FormField, text: String, selection: Range<Int>, key: EditingKey) -> FieldEdit

  /// Finds the schemes of a card, for the shopper to choose from when there are several.
  ///
  /// The host's ``CardNetworkDirectory`` gets the first digits and nothing else. ``NetworkChoice`` tells which of the
  /// schemes the merchant takes.
  ///
  /// - Parameter number: What was typed so far.
  /// - Returns: The card's schemes, to be handed over in ``CardInput``; by its digits when nobody knows more.
  func networks(ofCard number: String) async -> [CardBrand]

  /// Prints an amount with the host's formatter.
  func format(_ money: Money) -> String
}

/// Somebody who wants to hear of orders.
@MainActor public protocol CheckoutListener: AnyObject {
  /// An order was placed: once per process, and again after a crash that came before this call returned.
  ///
  /// - Parameters:
  ///   - order: The order as the merchant has it; its id lets the host drop a repeat.
  ///   - guaranteed: The lines for which the shopper wanted the guarantee.
  func orderPlaced(_ order: Order, guaranteed: [CartLine])
}

/// What a composition root holds: it makes the one session of the app.
@MainActor public protocol CheckoutFactory: AnyObject {
  /// The session; the same one every time.
  func makeCheckout() -> any CheckoutSession

  /// How many pieces are in the cart, for a badge.
  var itemCount: Int { get }
}
