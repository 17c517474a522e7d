// expect: binary operator '<' cannot be applied to two 'Money' operands
import CheckoutAPI

func isCheaper(_ price: Money, than other: Money) -> Bool {
  price < other
}
