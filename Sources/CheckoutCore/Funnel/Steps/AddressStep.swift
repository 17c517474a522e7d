import CheckoutAPI

/// How to reach the shopper, and where the order and the bill go.
struct AddressStep: CollectingStep, ChangesAddresses {
  static let step = CheckoutStep.address
  static let accepts = addressActions
  static let ways: [Way] = [
    Way(.proceed, to: .delivery, .payment, .card),
    Way(.goBack, to: .cart),
    .fellBack(to: .cart),
    .vanished(to: .cart, .payment, .card),
    Way(.openLink, to: .cart, .delivery, .payment, .card),
    Way(.placeOrder, to: .processing),
    Way(.retry, to: .processing),
    Way(.placed, to: .confirmation),
  ]

  init(_ clearance: consuming Clearance<Self>) {}

  static func visitRequirements(of facts: Facts, _ visit: (Requirement) -> Void) {
    if facts.contact.isAsked {
      let code: Requirement.Code =
        facts.contact.accepted != nil ? .given : facts.contact.draft == nil ? .missing : .invalid
      visit(Requirement(.address, .contactEmail, code, code == .given ? .met : .unmet))
    }
    if facts.cart.hasPhysicalLines {
      let code = facts.deliveryAddress.code
      visit(Requirement(.address, .deliveryAddress, code, code == .given ? .met : .unmet))
    }
    if facts.needsBillingAddress {
      let code = facts.billingCode
      visit(Requirement(.address, .billingAddress, code, code == .given ? .met : .unmet))
    } else if let billing = facts.billingAddress, billing.accepted == nil {
      visit(Requirement(.address, .billingAddress, billing.code, .unmet))
    }
  }
}

extension Facts {
  /// How the requirement of a billing address stands.
  fileprivate var billingCode: Requirement.Code {
    if let billingAddress { return billingAddress.code }
    return cart.hasPhysicalLines ? deliveryAddress.code : .missing
  }

  /// Whether the address step has anything to ask.
  var asksForAddress: Bool {
    contact.isAsked || cart.hasPhysicalLines || needsBillingAddress || billingAddress != nil
  }
}
