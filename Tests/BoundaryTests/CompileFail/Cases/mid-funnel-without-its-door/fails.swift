// expect: 'atCard' is inaccessible due to '@_spi' protection level
@_spi(Internals) import CheckoutCore

func jump() {
  _ = CheckoutFunnel.atCard
}
