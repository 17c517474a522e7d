/// Which links are the checkout's: a scheme of the app's own, hosts on the web, or both.
///
/// `shop://checkout/payment` and `https://shop.example/checkout/payment` are the same link for
/// `LinkAddress(scheme: "shop", hosts: ["shop.example"])`.
public struct LinkAddress: Hashable, Sendable {
  /// The app's own scheme, without a colon; `nil` when it has none.
  public var scheme: String?
  /// The hosts whose `https` links are taken; `http` is not.
  public var hosts: [String]
  /// What stands before the step: the first part of the path, and after the app's own scheme the host.
  public var path: String

  /// Describes the links.
  ///
  /// - Parameters:
  ///   - scheme: The app's own scheme, without a colon.
  ///   - hosts: The hosts whose `https` links are taken.
  ///   - path: What stands before the step, one part of a path.
  public init(scheme: String? = nil, hosts: [String] = [], path: String = "checkout") {
    self.scheme = scheme
    self.hosts = hosts
    self.path = path
  }
}
