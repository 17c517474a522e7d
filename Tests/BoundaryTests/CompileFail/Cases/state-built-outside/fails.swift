// expect: 'CheckoutState' initializer is inaccessible due to 'package' protection level
import CheckoutAPI

func build(_ old: CheckoutState) -> CheckoutState {
  CheckoutState(
    screen: old.screen, route: old.route, requirements: [], cart: old.cart, totals: old.totals, pending: [],
    notices: [], allowed: old.allowed, isReadyToPlace: true)
}
