import CheckoutAPI

func submit(_ draft: AddressDraft) -> CheckoutAction {
  .setDeliveryAddress(draft)
}
