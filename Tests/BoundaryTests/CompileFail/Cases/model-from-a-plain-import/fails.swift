// expect: 'CheckoutModel' initializer is inaccessible due to '@_spi' protection level
import CheckoutAPI
import CheckoutCore

@MainActor func open(_ dependencies: CheckoutDependencies) {
  _ = CheckoutModel(dependencies: dependencies)
}
