// expect: cannot convert value of type 'Clearance<PaymentStep>' to expected argument type 'Clearance<CardStep>'
// inside: CheckoutCore

func jump(_ clearance: consuming Clearance<PaymentStep>) -> CardStep {
  CardStep(clearance)
}
