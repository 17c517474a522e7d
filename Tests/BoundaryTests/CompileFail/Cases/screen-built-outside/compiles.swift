import CheckoutAPI

func lines(of screen: CheckoutScreen) -> [LineID] {
  if case .cart(let cart) = screen { cart.unavailableLines } else { [] }
}
