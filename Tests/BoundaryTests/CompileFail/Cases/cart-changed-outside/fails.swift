// expect: cannot assign to property: 'quantity' setter is inaccessible
import CheckoutAPI

func tamper(_ line: inout CartLine) {
  line.quantity = 0
}
