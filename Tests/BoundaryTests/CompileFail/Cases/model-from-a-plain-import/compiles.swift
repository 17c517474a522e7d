import CheckoutAPI
@_spi(Internals) import CheckoutCore

@MainActor func open(_ dependencies: CheckoutDependencies) {
  _ = CheckoutModel(dependencies: dependencies)
}
