import CheckoutAPI

func price() throws -> Money {
  try Money(parsing: "19.99", in: .eur)
}
