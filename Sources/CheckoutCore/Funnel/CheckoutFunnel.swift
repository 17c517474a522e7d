public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The whole checkout as one value: what is known, where the shopper is, and what may happen next.
///
/// It reads no clock, waits for nothing and asks nobody: time is an argument, and what is to be done outside is
/// returned. A refused action leaves it as it was.
@_spi(Internals) @_spi(Scenarios) public struct CheckoutFunnel: Equatable, Sendable {
  var facts: Facts
  var position: Position
  /// How many attempts to place this cart there were.
  var attempts = 0
  /// What was last agreed to for this cart, to hold an order against.
  var lastAttempt: Boxed<AttemptRecord>?
  /// An attempt of which provably nothing was sent: `retry` sends it again, an edit closes it.
  var unsent: Boxed<AttemptRecord>?
  /// Attempts of carts that were left while their outcome was unknown: an order by one of them is still told of.
  var left: [LeftAttempt] = []
  /// The newest order of a cart that was left.
  var lateOrder: Boxed<PlacedOrder>?
  /// What the shopper should know about, until the next accepted action.
  var notices: [CheckoutNotice] = []

  /// Starts at the cart, with nothing in it.
  ///
  /// - Parameter setup: What the funnel is told once.
  @_spi(Internals) public init(_ setup: FunnelSetup) {
    facts = Facts(setup: setup)
    position = .cart(CartStep(Facts.clearanceForCart()))
  }

  /// The step the shopper is at.
  @_spi(Internals) public var step: CheckoutStep { position.step }

  /// Takes an action of the shopper or the host.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - now: The wall clock's time.
  /// - Returns: What is to be done outside, in order; nothing, and nothing has changed, when the action writes what is
  ///   there already.
  /// - Throws: ``CheckoutRefusal`` when the action is not accepted; nothing has changed then.
  /// - Complexity: O(*n*) in the number of lines.
  @_spi(Internals) public mutating func handle(
    _ action: CheckoutAction,
    at now: Date
  ) throws(CheckoutRefusal) -> [CheckoutEffect] {
    let kind = action.kind
    guard position.accepts(facts.setup.capabilities).contains(kind) else {
      throw refusal(.notAtThisStep, kind, at: now)
    }
    guard !writesTheSame(action) else { return [] }
    var effects: [CheckoutEffect] = []
    let earlier = notices
    notices = []
    do throws(Objection) {
      try perform(action, at: now, &effects)
    } catch {
      notices = earlier
      throw refusal(error.code, kind, missing: error.missing, link: error.link, at: now)
    }
    return effects
  }

  /// The one switch over actions: each has a method of its own, which objects before it changes anything.
  private mutating func perform(
    _ action: CheckoutAction,
    at now: Moment,
    _ effects: inout [CheckoutEffect]
  ) throws(Objection) {
    switch action {
    case .addLine(let draft): try addLine(draft, at: now, &effects)
    case .setQuantity(let line, let quantity): try setQuantity(of: line, to: quantity, at: now, &effects)
    case .setGuarantee(let line, let isWanted): try setGuarantee(of: line, to: isWanted, at: now, &effects)
    case .removeLine(let line): try removeLine(line, at: now, &effects)
    case .saveForLater(let line): try saveForLater(line, at: now, &effects)
    case .moveToCart(let line): try moveToCart(line, at: now, &effects)
    case .applyPromotion(let code): try applyPromotion(code, at: now, &effects)
    case .removePromotion(let code): try removePromotion(code, at: now, &effects)
    case .setCurrency(let currency): try setCurrency(currency, at: now, &effects)
    case .setContact(let draft): setContact(draft, at: now, &effects)
    case .setDeliveryAddress(let draft): setDeliveryAddress(draft, at: now, &effects)
    case .chooseSavedAddress(let id): try chooseSavedAddress(id, at: now, &effects)
    case .setBillingAddress(let draft): setBillingAddress(draft, at: now, &effects)
    case .billToDeliveryAddress: try billToDeliveryAddress(at: now, &effects)
    case .chooseDelivery(let id): try chooseDelivery(id, at: now, &effects)
    case .setExtra(let id, let isWanted): try setExtra(id, to: isWanted, at: now, &effects)
    case .addGiftCard(let input): try addGiftCard(input, at: now, &effects)
    case .removeGiftCard(let id): try removeGiftCard(id, at: now, &effects)
    case .choosePayment(let id): try choosePayment(id, at: now, &effects)
    case .authoriseWallet(let authorisation): try authoriseWallet(authorisation, at: now, &effects)
    case .enterCard(let input): try enterCard(input, at: now, &effects)
    case .proceed: try proceed(at: now)
    case .goBack(let step): try goBack(to: step, at: now)
    case .placeOrder(let expected): try placeOrder(expecting: expected, at: now, &effects)
    case .startNext: startNextCart()
    case .startOver(let reference): try startOver(reference)
    case .openLink(let url): try openLink(url, at: now, &effects)
    case .completeChallenge: try completeChallenge(&effects)
    case .cancelAttempt: try cancelAttempt(&effects)
    case .checkAgain: try checkAgain(&effects)
    case .receiveAnswer(let answer, let key): try receiveAnswer(answer, for: key, at: now, &effects)
    case .retry: try retry(at: now, &effects)
    case .refresh: try refresh(at: now, &effects)
    }
  }
}

/// Why an action is not accepted, before the refusal says where and what else is allowed.
struct Objection: Error {
  let code: CheckoutRefusal.Code
  var missing: [Requirement] = []
  var link: LinkProblem?

  init(_ code: CheckoutRefusal.Code, missing: [Requirement] = [], link: LinkProblem? = nil) {
    self.code = code
    self.missing = missing
    self.link = link
  }
}
