// expect: cannot convert value of type 'Double' to expected argument type 'Int64'
import CheckoutAPI

let price = Money(minorUnits: 19.99, currency: .eur)
