/// Which links are the checkout's: a scheme of its own, hosts on the web, or both.
///
/// `shop://checkout/payment` and `https://shop.example/checkout/payment` are the same link for
/// `LinkAddress(scheme: "shop", hosts: ["shop.example"])`.
public struct LinkAddress: Hashable, Sendable {
  /// The app's own scheme, without a colon; `nil` when it has none.
  public var scheme: String?
  /// The hosts whose `https` links are taken; `http` is not.
  public var hosts: [String]
  /// What stands before the step, without a slash at its ends: `checkout`, `de/checkout`, or nothing.
  ///
  /// After the app's own scheme its first part takes the place of the host.
  public var path: String

  /// Describes the links.
  ///
  /// - Parameters:
  ///   - scheme: The app's own scheme, without a colon.
  ///   - hosts: The hosts whose `https` links are taken.
  ///   - path: What stands before the step.
  public init(scheme: String? = nil, hosts: [String] = [], path: String = "checkout") {
    self.scheme = scheme
    self.hosts = hosts
    self.path = path
  }
}
