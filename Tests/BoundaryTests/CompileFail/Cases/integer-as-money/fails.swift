// expect: cannot convert value of type 'Int' to specified type 'Money'
import CheckoutAPI

let price: Money = 1999
