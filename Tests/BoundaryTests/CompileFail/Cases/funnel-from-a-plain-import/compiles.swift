@_spi(Internals) import CheckoutCore

func start(_ funnel: CheckoutFunnel) {}
