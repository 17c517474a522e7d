@_spi(Scenarios) import CheckoutCore

func jump() {
  _ = CheckoutFunnel.atConfirmation
}
