public import CheckoutAPI
@_spi(Internals) public import CheckoutCore

extension CheckoutModel {
  /// A real session with everything around it stubbed.
  ///
  /// - Parameter dependencies: Every side effect the session has.
  public static func stub(_ dependencies: CheckoutDependencies = .stub()) -> CheckoutModel {
    CheckoutModel(dependencies: dependencies)
  }
}

extension DefaultCheckoutFactory {
  /// A real front door with everything behind it stubbed.
  ///
  /// - Parameter dependencies: Every side effect the checkout has.
  public static func stub(_ dependencies: CheckoutDependencies = .stub()) -> DefaultCheckoutFactory {
    DefaultCheckoutFactory(dependencies: dependencies)
  }
}
