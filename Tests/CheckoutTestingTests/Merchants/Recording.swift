import Foundation
import Testing

/// One recorded answer of a merchant.
struct Recording: Sendable, CustomTestStringConvertible {
  /// What the answer is about.
  enum Kind: String, Sendable {
    case session, order, error, methods, basket, lines, line, options, voucher

    /// The root of its paths: a line of a basket is one wherever it stands.
    var root: String { self == .line ? "lines[]" : rawValue }
  }

  let merchant: String
  let name: String
  let kind: Kind

  var testDescription: String { "\(merchant)/\(name)" }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings")

  private struct File: Decodable {
    let status: Int?
    let body: Wire.Value
  }

  private func file(_ part: String) throws -> File {
    let url = Self.folder.appending(path: "\(merchant)/\(name).\(part).json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
  }

  /// What was answered.
  func answer(_ trace: Wire.Trace = Wire.Trace()) throws -> (status: Int, body: Wire) {
    let file = try file("response")
    return (file.status ?? 0, Wire(value: file.body, path: kind.root, trace: trace))
  }

  /// What was sent.
  func request() throws -> Wire { Wire(value: try file("request").body, path: "request", trace: Wire.Trace()) }

  private static func list(_ merchant: String, _ kind: Kind, _ names: String) -> [Recording] {
    names.split(separator: " ").map { Recording(merchant: merchant, name: String($0), kind: kind) }
  }

  /// The sample merchant of the protocol, in its first dialect.
  static let sample =
    list("ucp-2026-01-11", .methods, "00-discovery")
    + list(
      "ucp-2026-01-11", .session,
      """
      01-create-cart 02-create-replay-same-key 04-cart-qty 05-address 06-delivery 07-discount 10-get-after-decline \
      11-complete-card-ok 12-complete-replay-same-key 14-get-completed 21-create-second 23-cancel 24-get-cancelled
      """) + list("ucp-2026-01-11", .order, "15-order 17-order-shipped")
    + list(
      "ucp-2026-01-11", .error,
      """
      03-create-conflict-409 08-complete-declined-402 09-complete-fraud-403 13-complete-again-new-key-409 \
      18-out-of-stock-400 19-unknown-product-400 20-missing-line-items-422 22-complete-without-fulfillment-400 \
      25-unknown-session-404 26-missing-headers-422 27-version-unsupported-400
      """)

  /// A server of the protocol's next dialect.
  static let ucpify =
    list(
      "ucpify", .session,
      """
      01-create 02-create-same-key 03-buyer 04-address 05-delivery 06-complete 08-get 10-create2 12-cancel \
      13-update-after-complete
      """) + list("ucpify", .order, "09-order") + list("ucpify", .error, "07-complete-replay 11-complete-not-ready-400")

  /// A shop with a wire shape of its own.
  static let oscar =
    list("oscar", .basket, "02-basket-empty 03-add-tulips 04-add-pots 10-basket 19-basket-after")
    + list("oscar", .lines, "05-lines") + list("oscar", .line, "06-line-qty")
    + list("oscar", .options, "12-shipping-methods-us 13-shipping-methods-de 14-address-invalid")
    + list("oscar", .voucher, "09-voucher-ok") + list("oscar", .order, "17-checkout-ok")
    + list(
      "oscar", .error,
      """
      07-out-of-stock 08-voucher-bad 15-checkout-wrong-total-406 16-checkout-no-email-406 18-checkout-replay 20-order
      """)

  /// The recording whose name begins with a number.
  static func at(_ number: String, of list: [Recording]) throws -> Recording {
    guard let found = list.first(where: { $0.name.hasPrefix(number) }) else { throw CocoaError(.fileNoSuchFile) }
    return found
  }
}
