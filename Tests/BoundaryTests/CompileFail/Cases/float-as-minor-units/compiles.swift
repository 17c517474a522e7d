import CheckoutAPI

let price = Money(minorUnits: 1999, currency: .eur)
