import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting

/// One thing that can happen next.
enum WorldMove: CustomStringConvertible {
  /// The shopper, or the host, does something.
  case act(CheckoutAction)
  /// A call that is on its way comes back, with one of the answers that the alphabet has for it.
  case answer(CallKind, Answer)
  /// What is waited for by time comes: everything that ends has ended, and the funnel is woken.
  case timePasses
  /// The same, and the wake is late.
  case timePassesUnnoticed
  /// Something happens outside that nobody asked for.
  case happen(String, FunnelEvent)
  /// The process is gone, and starts again with what the journal and the snapshot hold.
  case crash

  var description: String {
    switch self {
    case .act(let action): "\(action)"
    case .answer(let kind, let answer): "\(kind.rawValue) answers \(answer.name)"
    case .timePasses: "time passes"
    case .timePassesUnnoticed: "time passes unnoticed"
    case .happen(let name, _): name
    case .crash: "crash"
    }
  }

  var action: CheckoutAction? {
    if case .act(let action) = self { action } else { nil }
  }
}

/// One answer to a kind of call, by name: what the merchant says then, and does.
struct Answer: Sendable {
  let name: String
  let reply: @Sendable (CheckoutCall, inout Merchant) -> CheckoutReply

  init(_ name: String, _ reply: @escaping @Sendable (CheckoutCall, inout Merchant) -> CheckoutReply) {
    self.name = name
    self.reply = reply
  }

  /// What the merchant would say by itself.
  static let honest = Answer("honestly") { call, merchant in merchant.answer(call) }
}
