func stand(_ clearance: consuming Clearance<PaymentStep>) -> PaymentStep {
  PaymentStep(clearance)
}
