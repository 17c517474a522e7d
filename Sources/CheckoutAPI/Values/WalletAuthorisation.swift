/// What a wallet hands over when the shopper has authorised the payment.
///
/// A wallet may know better who is reached and where things go: what comes with the token is written as if it had been
/// typed, all of it in one action, and priced before anything is placed.
public struct WalletAuthorisation: Hashable, Sendable {
  /// What stands for the payment.
  public let token: PaymentToken
  /// How the merchant reaches the shopper; `nil` to leave it as it is.
  public let contact: ContactDraft?
  /// Where the order is delivered; `nil` to leave it as it is.
  public let deliveryAddress: AddressDraft?
  /// Where the bill goes; `nil` to leave it as it is.
  public let billingAddress: AddressDraft?

  /// Takes what the wallet handed over.
  ///
  /// - Parameters:
  ///   - token: What stands for the payment.
  ///   - contact: How the merchant reaches the shopper, when the wallet was asked for it.
  ///   - deliveryAddress: Where the order is delivered, when the wallet was asked for it.
  ///   - billingAddress: Where the bill goes, when the wallet was asked for it.
  public init(
    token: PaymentToken,
    contact: ContactDraft? = nil,
    deliveryAddress: AddressDraft? = nil,
    billingAddress: AddressDraft? = nil
  ) {
    self.token = token
    self.contact = contact
    self.deliveryAddress = deliveryAddress
    self.billingAddress = billingAddress
  }
}
