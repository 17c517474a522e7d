import CheckoutAPI

let price: Money = Money(minorUnits: 1999, currency: .eur)
