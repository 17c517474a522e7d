// expect: binary operator '+' cannot be applied to two 'Money' operands
import CheckoutAPI

func sum(_ price: Money, _ shipping: Money) throws -> Money {
  price + shipping
}
