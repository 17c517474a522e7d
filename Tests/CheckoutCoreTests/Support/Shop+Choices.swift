import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

extension Shop {
  /// What is chosen at the delivery; `nil` when nothing is, or nothing is delivered.
  var deliveryChoice: DeliveryChoice? {
    var copy = self
    _ = copy.attempt(.goBack(to: .delivery))
    guard case .delivery(let screen) = copy.state.screen else { return nil }
    return screen.choice
  }

  /// What is chosen at the payment; `nil` when nothing is.
  var methodChoice: PaymentMethodID? {
    var copy = self
    _ = copy.attempt(.goBack(to: .payment))
    if copy.state.step < .payment { _ = copy.attempt(.proceed) }
    guard case .payment(let screen) = copy.state.screen else { return nil }
    return screen.choice
  }

  /// How a requirement stands; `nil` when nothing asks for it.
  func standing(of field: Requirement.Field) -> Requirement.Code? {
    state.requirements.first { $0.field == field }?.code
  }
}
