import CheckoutAPI

/// Writes of contact and addresses: each raises the versions of what it is an input of, and applies its row.
extension Facts {
  mutating func write(contact draft: ContactDraft) {
    guard contact.shown != draft else { return }
    contact.set(draft)
    makeStale(by: .contact)
  }

  mutating func write(deliveryAddress draft: AddressDraft) {
    guard deliveryAddress.draft != draft else { return }
    let (old, oldCountry) = (deliveryAddress.accepted, deliveryAddress.country)
    deliveryAddress = AddressEntry(draft)
    let new = deliveryAddress.accepted
    // Nothing is delivered: nothing that was asked depends on the address. A physical line asks for all of it anew.
    guard cart.hasPhysicalLines, !(old?.isSamePlace(as: new) ?? (new == nil)) else { return makeStale(by: .recipient) }
    let changesCountry = oldCountry != deliveryAddress.country
    versions.destination &+= 1
    if changesCountry { versions.country &+= 1 }
    makeStale(by: .deliveryPlace, if: changesCountry ? .countryChanges : [])
  }

  /// - Parameter entry: The address; `nil` for that of the delivery.
  mutating func write(billingAddress entry: AddressEntry?) {
    guard billingAddress != entry else { return }
    let oldDestination = destination
    let oldCountry = billingCountry
    billingAddress = entry
    var conditions: ChangeTable.Condition = []
    if !(oldDestination?.isSamePlace(as: destination) ?? (destination == nil)) {
      // An answer that is on its way was asked without it, whether the tax depends on it or not.
      versions.destination &+= 1
      if price?.quote.taxDependsOnAddress ?? true { conditions.insert(.taxDecided) }
    }
    if oldCountry != billingCountry {
      versions.country &+= 1
      conditions.insert(.countryChanges)
    }
    makeStale(by: .billingAddress, if: conditions)
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
