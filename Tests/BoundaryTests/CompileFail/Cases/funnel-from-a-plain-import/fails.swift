// expect: cannot find type 'CheckoutFunnel' in scope
import CheckoutCore

func start(_ funnel: CheckoutFunnel) {}
