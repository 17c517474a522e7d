import CheckoutAPI

extension CheckoutFunnel {
  /// Takes what a wallet hands over, all of it in one transition: the shopper moves once, and each thing that is stale
  /// is asked for once, with all of it.
  ///
  /// An address that is not right is kept and reported, as when it was typed. None of them is offered in the next
  /// checkout: the shopper did not ask for that.
  mutating func authoriseWallet(
    _ authorisation: WalletAuthorisation,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard facts.method?.needsAuthorisation ?? false else { throw Objection(.noWalletChosen) }
    guard facts.due > 0 else { throw Objection(.nothingDue) }
    if let contact = authorisation.contact { facts.write(contact: contact) }
    if let address = authorisation.deliveryAddress { facts.write(deliveryAddress: address) }
    if let address = authorisation.billingAddress { facts.write(billingAddress: AddressEntry(address)) }
    facts.token = authorisation.token
    settleEdit(at: now, &effects)
  }
}

extension Facts {
  /// Whether a wallet is chosen, and has something to pay.
  var canAuthoriseWallet: Bool { (method?.needsAuthorisation ?? false) && due > 0 }
}
