/// What only the merchant understands: handed back unread with the next call.
///
/// A session id, a version tag, a handler's own key: an adapter puts in whatever its backend wants to see again.
/// It is never shown, compared for meaning or changed.
public struct MerchantReference: CheckoutIdentifier {
  /// The text the adapter put in.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}
