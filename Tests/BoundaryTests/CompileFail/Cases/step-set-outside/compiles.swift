import CheckoutAPI

func replace(_ state: inout CheckoutState, by other: CheckoutState) {
  state = other
}
