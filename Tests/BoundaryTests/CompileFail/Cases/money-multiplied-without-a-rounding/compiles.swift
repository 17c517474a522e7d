import CheckoutAPI

func tax(_ price: Money, _ rate: ExactDecimal) throws -> Money {
  try price.multiplied(by: rate, rounding: .halfUp)
}
