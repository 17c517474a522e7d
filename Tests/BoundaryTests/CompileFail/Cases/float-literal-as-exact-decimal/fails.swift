// expect: cannot convert value of type 'Double' to specified type 'ExactDecimal'
import CheckoutAPI

let rate: ExactDecimal = 0.19
