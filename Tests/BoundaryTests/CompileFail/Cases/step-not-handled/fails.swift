// expect: switch must be exhaustive
import CheckoutAPI

func title(of screen: CheckoutScreen) -> String {
  switch screen {
  case .cart: "Cart"
  case .address: "Address"
  case .delivery: "Delivery"
  case .payment: "Payment"
  case .card: "Card"
  case .processing: "Processing"
  }
}
