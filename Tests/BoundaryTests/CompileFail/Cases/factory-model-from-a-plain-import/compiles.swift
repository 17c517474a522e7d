@_spi(Internals) import CheckoutCore

@MainActor func reach(into factory: DefaultCheckoutFactory) {
  _ = factory.model
}
