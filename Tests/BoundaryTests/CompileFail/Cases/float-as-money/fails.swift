// expect: cannot convert value of type 'Double' to specified type 'Money'
import CheckoutAPI

let price: Money = 19.99
