#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CheckoutLink {
  /// The longest link that is read, in bytes.
  private static let longest = 2_048

  /// Reads what a link asks for; where the checkout is plays no part.
  ///
  /// `<scheme>://<path>[/<step>]` or `https://<host>/<path>[/<step>]`, then `code`, `product` and `quantity` as
  /// parameters, each once at most. Anything else is a problem: a link that is half understood does half of something.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - address: Which links are the checkout's.
  /// - Throws: The first thing wrong with it.
  /// - Complexity: O(*n*) in the length of the link, which is bounded.
  public init(_ url: URL, at address: LinkAddress) throws(LinkProblem) {
    // The text is taken apart here: parsers of platforms and releases do not agree about odd links.
    let text = url.absoluteString
    guard text.utf8.count <= CheckoutLink.longest else { throw .tooLong }
    guard !text.utf8.contains(UInt8(ascii: "#")) else { throw .fragment }
    let (place, query) = text.cut(at: "?")
    let parts = try CheckoutLink.parts(of: place, at: address)
    let own = address.path.split(separator: "/").map(String.init)
    guard parts.starts(with: own), parts.count <= own.count + 1 else { throw .unknownPath }
    step = try parts.dropFirst(own.count).first.map { name throws(LinkProblem) in
      guard let step = CheckoutStep(rawValue: name) else { throw .unknownPath }
      return step
    }
    let parameters = try LinkParameters(query ?? "")
    promotion = try parameters.name("code").map { PromotionCode($0) }
    let quantity = try parameters.quantity
    product = try parameters.name("product").map { Product(id: ProductID($0), quantity: quantity ?? 1) }
    guard quantity == nil || product != nil else { throw .unusableQuantity }
  }

  /// The parts of the path; after the app's own scheme the host is the first of them.
  private static func parts(of text: Substring, at address: LinkAddress) throws(LinkProblem) -> [String] {
    let (scheme, rest) = text.cut(at: ":")
    guard let rest, rest.hasPrefix("//") else { throw .otherScheme }
    let (authority, path) = rest.dropFirst(2).cut(at: "/")
    guard !authority.utf8.contains(UInt8(ascii: "@")) else { throw .userInfo }
    guard !authority.utf8.contains(UInt8(ascii: ":")) else { throw .port }
    var parts: [Substring] = []
    if let own = address.scheme, scheme.isSameName(as: own) {
      parts.append(authority)
    } else if scheme.isSameName(as: "https") {
      guard address.hosts.contains(where: { authority.isSameName(as: $0) }) else { throw .otherHost }
    } else {
      throw .otherScheme
    }
    if let path { parts += path.split(separator: "/", omittingEmptySubsequences: false) }
    // A slash at the end asks for nothing.
    if parts.last?.isEmpty ?? false { parts.removeLast() }
    var names: [String] = []
    for part in parts { names.append(try part.percentDecoded()) }
    return names
  }
}

extension Substring {
  /// What stands before the first such character, and what stands behind it.
  fileprivate func cut(at character: Character) -> (Substring, Substring?) {
    guard let index = firstIndex(of: character) else { return (self, nil) }
    return (self[..<index], self[self.index(after: index)...])
  }

  /// Whether two names of schemes or hosts are the same: capitals make no difference, and nothing else is equal.
  fileprivate func isSameName(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8) { $0.lowercasedASCII == $1.lowercasedASCII } && !isEmpty
  }
}

extension String {
  fileprivate func cut(at character: Character) -> (Substring, Substring?) { self[...].cut(at: character) }
}

extension UInt8 {
  fileprivate var lowercasedASCII: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
