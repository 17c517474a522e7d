// expect: missing argument for parameter #1 in call
// inside: CheckoutCore

func route() -> Route {
  Route()
}
