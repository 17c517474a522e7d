import CheckoutAPI

func isCheaper(_ price: Money, than other: Money) -> Bool {
  price.currency == other.currency && price.minorUnits < other.minorUnits
}
