// expect: no exact matches in call to initializer
import CheckoutAPI

let rate = ExactDecimal(0.19)
