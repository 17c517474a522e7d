import CheckoutAPI

func total(of agreed: OrderSubmission) -> Money {
  agreed.total
}
