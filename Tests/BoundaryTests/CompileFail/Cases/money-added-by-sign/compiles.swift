import CheckoutAPI

func sum(_ price: Money, _ shipping: Money) throws -> Money {
  try price.adding(shipping)
}
