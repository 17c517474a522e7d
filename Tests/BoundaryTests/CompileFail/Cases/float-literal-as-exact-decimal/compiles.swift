import CheckoutAPI

let rate: ExactDecimal = ExactDecimal(19)
