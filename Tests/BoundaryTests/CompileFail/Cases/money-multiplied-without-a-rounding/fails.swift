// expect: cannot convert value of type 'ExactDecimal' to expected argument type 'Int'
import CheckoutAPI

func tax(_ price: Money, _ rate: ExactDecimal) throws -> Money {
  try price.multiplied(by: rate)
}
