import CheckoutAPI

func remove(_ line: CartLine) -> CheckoutAction {
  .setQuantity(line: line.id, quantity: 0)
}
