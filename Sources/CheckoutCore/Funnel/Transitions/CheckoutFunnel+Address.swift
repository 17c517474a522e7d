import CheckoutAPI

extension CheckoutFunnel {
  mutating func setContact(_ draft: ContactDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    facts.write(contact: draft)
    settleEdit(at: now, &effects)
  }

  mutating func setDeliveryAddress(_ draft: AddressDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    facts.write(deliveryAddress: draft)
    settleEdit(at: now, &effects)
    if facts.deliveryAddress.accepted != nil { effects.append(.keepAddress(draft)) }
  }

  /// Offers the address of an earlier checkout in a form that nobody touched.
  mutating func selectedAddressLoaded(_ draft: AddressDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    guard step.isCollecting, facts.deliveryAddress.isEmpty, draft != AddressDraft() else { return }
    facts.keptAddress = draft
    facts.write(deliveryAddress: draft)
    settleEdit(at: now, &effects)
  }

  mutating func chooseSavedAddress(
    _ id: SavedAddressID,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    guard let saved = facts.savedAddresses.first(where: { $0.id == id }) else { throw Objection(.unknownSavedAddress) }
    setDeliveryAddress(saved.address, at: now, &effects)
  }

  mutating func setBillingAddress(_ draft: AddressDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    facts.write(billingAddress: AddressEntry(draft))
    settleEdit(at: now, &effects)
  }

  mutating func billToDeliveryAddress(at now: Moment, _ effects: inout [CheckoutEffect]) throws(Objection) {
    guard facts.takesBillToDeliveryAddress else { throw Objection(.nothingToDeliver) }
    facts.write(billingAddress: nil)
    settleEdit(at: now, &effects)
  }

  /// Takes the host's saved addresses: what was chosen from them before stays as it is, a value of its own.
  mutating func savedAddressesChanged(_ addresses: [SavedAddress]) {
    facts.savedAddresses = addresses
  }
}

extension Facts {
  /// Whether the bill can go where the order goes: something is delivered.
  ///
  /// When nothing is, the action still takes a billing address away that nobody needs and that is not right: no other
  /// one would.
  var takesBillToDeliveryAddress: Bool {
    if cart.hasPhysicalLines { return true }
    guard let billingAddress else { return false }
    return billingAddress.accepted == nil && !needsBillingAddress
  }
}
