public import CheckoutAPI
public import Observation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The session: it owns a funnel, makes the funnel's calls, and feeds back what they bring. It decides nothing.
///
/// A state is made when somebody reads it, and kept until the next change. A refused action notifies nobody.
@MainActor @Observable public final class CheckoutModel: CheckoutSession {
  /// Who hears of orders.
  @ObservationIgnored public weak var listener: (any CheckoutListener)?
  /// The closure of the front door: held by the session, so that it is called even when the door is gone.
  @ObservationIgnored var onOrderPlaced: (@MainActor (Order, [CartLine]) -> Void)?

  /// The shop's answer to a link that names a product.
  @ObservationIgnored var onProductLinked: (@MainActor (ProductID, Int) -> Void)?

  @ObservationIgnored private var funnel: CheckoutFunnel
  @ObservationIgnored private var shown: CheckoutState?
  @ObservationIgnored private let dependencies: CheckoutDependencies
  @ObservationIgnored private let runner: CheckoutRunner
  @ObservationIgnored private var announced: Set<OrderID> = []

  /// Starts a session at the cart, or goes on with a funnel that was walked to a step.
  ///
  /// - Parameters:
  ///   - dependencies: Every side effect the session has.
  ///   - funnel: Where to start; a new funnel by default.
  @_spi(Internals) public init(dependencies: CheckoutDependencies, funnel: CheckoutFunnel? = nil) {
    self.dependencies = dependencies
    self.funnel = funnel ?? CheckoutFunnel(FunnelSetup(dependencies))
    runner = CheckoutRunner(dependencies)
    runner.loadAddress(for: self)
  }

  /// What there is to show.
  public var state: CheckoutState {
    access(keyPath: \.state)
    if let shown { return shown }
    let state = funnel.state(at: dependencies.clock.now)
    shown = state
    return state
  }

  /// Does something on behalf of the shopper, at once; what it needs from outside is asked for and not waited for.
  ///
  /// What is there already changes nothing, and nobody is notified of it.
  ///
  /// - Throws: ``CheckoutRefusal`` when the action is not accepted; nothing has changed then, and nobody is notified.
  public func send(_ action: CheckoutAction) throws(CheckoutRefusal) {
    let before = funnel
    let effects = try funnel.handle(action, at: dependencies.clock.now)
    perform(effects)
    if funnel != before { notify() }
    for case .offerProduct(let product, let quantity) in effects { onProductLinked?(product, quantity) }
  }

  /// Does all of it or nothing: whoever watches sees one change, or none.
  func send(allOf actions: [CheckoutAction]) throws(CheckoutRefusal) {
    var changed = funnel
    var effects: [CheckoutEffect] = []
    for action in actions { effects += try changed.handle(action, at: dependencies.clock.now) }
    let isChanged = funnel != changed
    funnel = changed
    perform(effects)
    if isChanged { notify() }
  }

  /// Writes down what the shopper has answered, as versioned JSON without a secret.
  ///
  /// - Throws: ``SnapshotProblem`` with ``SnapshotProblem/Code/tooLarge`` when it is more than is ever read.
  public func snapshot() throws(SnapshotProblem) -> Data { try funnel.snapshot() }

  /// Goes on from a snapshot, at the furthest step up to its own that nothing unmet stands before.
  ///
  /// Everything in it is held against the same rules as the shopper's actions, and prices and lists are asked for anew.
  ///
  /// - Parameter snapshot: What ``snapshot()`` wrote.
  /// - Returns: What could not be taken over, and why.
  /// - Throws: ``SnapshotProblem`` when it is not taken at all, or the shopper has begun; nothing has changed then.
  public func restore(_ snapshot: Data) throws(SnapshotProblem) -> [DroppedAnswer] {
    let (dropped, effects) = try funnel.restore(snapshot, at: dependencies.clock.now)
    perform(effects)
    notify()
    return dropped
  }

  /// Waits until nothing is on its way any more; a wake that is to come is not on its way.
  public func settle() async { await runner.settle() }

  /// Prints an amount with the host's formatter.
  public func format(_ money: Money) -> String { dependencies.formatter.string(from: money) }

  /// Formats a field while the shopper types; nothing is kept, and nothing is sent.
  ///
  /// One field knows nothing of the others: for another country in an address form, take
  /// `AddressDraft.changingCountry(to:)`, which clears region and postcode, and send the draft.
  public func edit(_ field: FormField, text: String, caret: Int) -> FieldEdit {
    FieldEditing.edit(field, text: text, caret: caret, brand: funnel.cardOnFile, at: dependencies.clock.now)
  }

  /// Does what a key does to a field, and formats it; nothing is kept, and nothing is sent.
  public func edit(_ field: FormField, text: String, selection: Range<Int>, key: EditingKey) -> FieldEdit {
    FieldEditing.edit(
      field, text: text, selection: selection, key: key, brand: funnel.cardOnFile, at: dependencies.clock.now)
  }

  /// Asks the host's directory for the schemes of a card; goes by the digits when there is none, or it cannot tell.
  public func networks(ofCard number: String) async -> [CardBrand] {
    let brand = CardNumberReading(number).brand
    if let directory = dependencies.cardNetworks, let prefix = CardPrefix(number) {
      // A directory that cannot be asked is no reason to hold up a payment: the digits tell one of the schemes.
      let known = try? await directory.networks(forPrefix: prefix)
      if let known, !known.isEmpty { return known }
    }
    return brand.map { [$0] } ?? []
  }

  /// Takes something that happened outside.
  func receive(_ event: FunnelEvent) {
    let before = funnel
    let effects = funnel.handle(event, at: dependencies.clock.now)
    perform(effects)
    if funnel != before { notify() }
  }

  /// Everything goes out before anybody is told of the change: who answers a change with an action comes after it.
  private func perform(_ effects: [CheckoutEffect]) {
    for effect in effects { runner.perform(effect, for: self) }
  }

  private func notify() {
    let orders = [funnel.lateOrder?.value, funnel.confirmedOrder].compactMap { $0 }
      .filter { announced.insert($0.order.id).inserted }
    withMutation(keyPath: \.state) { shown = nil }
    for placed in orders {
      onOrderPlaced?(placed.order, placed.guaranteed)
      listener?.orderPlaced(placed.order, guaranteed: placed.guaranteed)
    }
  }
}

extension CheckoutFunnel {
  /// The scheme of the card on file that pays, whose code is asked for.
  fileprivate var cardOnFile: CardBrand? { facts.method?.brand }

  /// The order at the confirmation, with the lines for which the shopper wanted the guarantee.
  fileprivate var confirmedOrder: PlacedOrder? {
    guard case .confirmation(let confirmation) = position else { return nil }
    let guaranteed = lastAttempt?.value.submission.lines.filter(\.wantsGuarantee) ?? []
    return PlacedOrder(order: confirmation.order, guaranteed: guaranteed)
  }
}

extension FunnelSetup {
  /// What a funnel is told once, taken from the dependencies.
  init(_ dependencies: CheckoutDependencies) {
    self.init(
      identity: dependencies.identifiers.makeCheckoutID(),
      policy: dependencies.policy,
      capabilities: dependencies.repository.capabilities,
      shopper: dependencies.shopper
    )
  }
}
