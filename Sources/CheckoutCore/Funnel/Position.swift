import CheckoutAPI

/// Where the shopper is: the evidence of one step.
enum Position: Equatable, Sendable {
  case cart(CartStep)
  case address(AddressStep)
  case delivery(DeliveryStep)
  case payment(PaymentStep)
  case card(CardStep)
  indirect case processing(ProcessingStep)
  indirect case confirmation(ConfirmationStep)

  var step: CheckoutStep {
    switch self {
    case .cart: .cart
    case .address: .address
    case .delivery: .delivery
    case .payment: .payment
    case .card: .card
    case .processing: .processing
    case .confirmation: .confirmation
    }
  }

  /// The actions that the step takes, whatever they carry.
  func accepts(_ capabilities: RepositoryCapabilities) -> CheckoutActionSet {
    switch self {
    case .cart: CartStep.accepts
    case .address: AddressStep.accepts
    case .delivery: DeliveryStep.accepts
    case .payment: PaymentStep.accepts
    case .card: CardStep.accepts
    case .processing(let step): step.accepts(capabilities)
    case .confirmation: ConfirmationStep.accepts
    }
  }
}

extension Facts {
  /// The evidence of a collecting step; `nil` when the shopper may not be there, or it collects nothing.
  func position(at step: CheckoutStep, on route: Route, at now: Moment) -> Position? {
    switch step {
    case .cart:
      return .cart(CartStep(Facts.clearanceForCart()))
    case .address:
      guard let clearance = clearance(for: AddressStep.self, on: route, at: now) else { return nil }
      return .address(AddressStep(clearance))
    case .delivery:
      guard let clearance = clearance(for: DeliveryStep.self, on: route, at: now) else { return nil }
      return .delivery(DeliveryStep(clearance))
    case .payment:
      guard let clearance = clearance(for: PaymentStep.self, on: route, at: now) else { return nil }
      return .payment(PaymentStep(clearance))
    case .card:
      guard let clearance = clearance(for: CardStep.self, on: route, at: now) else { return nil }
      return .card(CardStep(clearance))
    case .processing, .confirmation:
      return nil
    }
  }

  /// The evidence of the last collecting step on the route with nothing unmet before it, not behind a limit.
  func lastReachable(on route: Route, at now: Moment, notAfter limit: CheckoutStep = .card) -> Position {
    for step in CheckoutStep.collecting.reversed() where step <= limit {
      if let position = position(at: step, on: route, at: now) { return position }
    }
    return .cart(CartStep(Facts.clearanceForCart()))
  }
}
