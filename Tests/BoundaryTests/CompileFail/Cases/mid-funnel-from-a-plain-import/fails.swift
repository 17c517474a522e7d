// expect: cannot find 'CheckoutFunnel' in scope
import CheckoutCore

func jump() {
  _ = CheckoutFunnel.atConfirmation
}
