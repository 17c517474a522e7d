// expect: cannot assign to property: 'screen' is a 'let' constant
import CheckoutAPI

func jump(_ state: inout CheckoutState, to screen: CheckoutScreen) {
  state.screen = screen
}
