import CheckoutAPI

func read(_ state: CheckoutState) -> Bool {
  state.isReadyToPlace && state.requirements.isEmpty
}
