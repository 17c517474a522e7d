// expect: 'model' is inaccessible due to '@_spi' protection level
import CheckoutCore

@MainActor func reach(into factory: DefaultCheckoutFactory) {
  _ = factory.model
}
