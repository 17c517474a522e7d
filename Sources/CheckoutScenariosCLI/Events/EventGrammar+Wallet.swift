import CheckoutAPI

extension EventGrammar {
  private static let deliveryPrefix = "delivery-"
  private static let billingPrefix = "billing-"

  static let authoriseWallet = EventGrammar(
    "hand over what a wallet authorised, with the contact and the addresses it knows",
    [
      .required("token", "what stands for the payment"),
      .optional("email", "the e-mail address, from the wallet"),
      .optional("phone", "the telephone number that goes with the e-mail address"),
    ]
      + optionalAddressFields(named: deliveryPrefix, of: "of the delivery")
      + optionalAddressFields(named: billingPrefix, of: "of the bill"),
    example: "token=demo email=ada@example.com"
  ) { values throws(EventProblem) in
    let token = PaymentToken(try values.text("token"))
    let email = values.optionalText("email")
    return .authoriseWallet(
      WalletAuthorisation(
        token: token,
        // Without an e-mail address the telephone number stays unread, and the event is refused.
        contact: email.map { ContactDraft(email: $0, phone: values.optionalText("phone") ?? "") },
        deliveryAddress: try optionalAddress(from: &values, named: deliveryPrefix),
        billingAddress: try optionalAddress(from: &values, named: billingPrefix)
      ))
  }
}
