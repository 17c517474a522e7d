import CheckoutAPI

extension CheckoutFunnel {
  mutating func setContact(_ draft: ContactDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    guard facts.contact.draft != draft else { return }
    facts.contact.set(draft)
    settle(.contact, at: now, &effects)
  }

  mutating func setDeliveryAddress(_ draft: AddressDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    guard facts.deliveryAddress.draft != draft else { return }
    deliver(to: draft, at: now, &effects)
    if facts.deliveryAddress.accepted != nil { effects.append(.keepAddress(draft)) }
  }

  /// Offers the address of an earlier checkout in a form that nobody touched.
  mutating func selectedAddressLoaded(_ draft: AddressDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    guard step.isCollecting, facts.deliveryAddress.isEmpty, draft != AddressDraft() else { return }
    deliver(to: draft, at: now, &effects)
  }

  private mutating func deliver(to draft: AddressDraft, at now: Moment, _ effects: inout [CheckoutEffect]) {
    let old = facts.deliveryAddress.accepted
    facts.deliveryAddress = AddressEntry(draft)
    let new = facts.deliveryAddress.accepted
    guard !(old?.isSamePlace(as: new) ?? (new == nil)) else { return settle(.addressDetails, at: now, &effects) }
    facts.versions.destination &+= 1
    if old?.country != new?.country { facts.versions.country &+= 1 }
    // Nothing is delivered: nothing that was asked depends on the address. A physical line asks for all of it anew.
    guard facts.cart.hasPhysicalLines else { return settle(.addressDetails, at: now, &effects) }
    settle(.deliveryAddress(changesCountry: old?.country != new?.country), at: now, &effects)
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
    setBilling(AddressEntry(draft), at: now, &effects)
  }

  mutating func billToDeliveryAddress(at now: Moment, _ effects: inout [CheckoutEffect]) {
    setBilling(nil, at: now, &effects)
  }

  private mutating func setBilling(_ entry: AddressEntry?, at now: Moment, _ effects: inout [CheckoutEffect]) {
    guard facts.billingAddress != entry else { return }
    let oldDestination = facts.destination
    let oldCountry = facts.effectiveBillingAddress?.country
    facts.billingAddress = entry
    let movesDestination = !(oldDestination?.isSamePlace(as: facts.destination) ?? (facts.destination == nil))
    let decidesTax = movesDestination && facts.price?.quote.taxDependsOnAddress ?? true
    let changesCountry = oldCountry != facts.effectiveBillingAddress?.country
    // An answer that is on its way was asked without it, whether the tax depends on it or not.
    if movesDestination { facts.versions.destination &+= 1 }
    if changesCountry { facts.versions.country &+= 1 }
    settle(.billingAddress(decidesTax: decidesTax, changesCountry: changesCountry), at: now, &effects)
  }

  /// Takes the host's saved addresses: what was chosen from them before stays as it is, a value of its own.
  mutating func savedAddressesChanged(_ addresses: [SavedAddress]) {
    facts.savedAddresses = addresses
  }
}

extension PostalAddress {
  /// Whether delivery and tax are the same: everything but what says who receives it.
  func isSamePlace(as other: PostalAddress?) -> Bool { other.map { place == $0.place } ?? false }

  /// The fields that are not the recipient's own, so that one that is added later counts until somebody says otherwise.
  private var place: AddressDraft {
    var place = AddressDraft(self)
    for field in [FormField.recipient, .organization, .phone] { place[field] = "" }
    return place
  }
}
