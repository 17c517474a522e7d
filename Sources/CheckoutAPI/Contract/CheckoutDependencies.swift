#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Every side effect the checkout has, each by its name.
///
/// A composition root slices one of these out of its own services; nothing is found anywhere else.
public struct CheckoutDependencies: Sendable {
  /// The backend.
  public var repository: any CheckoutRepository
  /// Where attempts are written down before they are sent.
  public var journal: any PlacementJournal
  /// Where the last delivery address is kept.
  public var selectedAddress: any SelectedAddressStore
  /// The time.
  public var clock: any CheckoutClock
  /// Where new identities come from.
  public var identifiers: any CheckoutIdentifiers
  /// How amounts are printed for people.
  public var formatter: any MoneyFormatter
  /// What the host decides.
  public var policy: CheckoutPolicy
  /// The shopper, when the host knows who it is.
  public var shopper: KnownShopper?
  /// Who knows which schemes a card carries; `nil` when the first digits have to do.
  public var cardNetworks: (any CardNetworkDirectory)?

  /// Names every side effect.
  ///
  /// - Parameters:
  ///   - repository: The backend.
  ///   - journal: Where attempts are written down before they are sent.
  ///   - selectedAddress: Where the last delivery address is kept.
  ///   - clock: The time.
  ///   - identifiers: Where new identities come from.
  ///   - formatter: How amounts are printed for people.
  ///   - policy: What the host decides.
  ///   - shopper: The shopper, when the host knows who it is.
  ///   - cardNetworks: Who knows which schemes a card carries.
  public init(
    repository: any CheckoutRepository,
    journal: any PlacementJournal,
    selectedAddress: any SelectedAddressStore,
    clock: any CheckoutClock,
    identifiers: any CheckoutIdentifiers,
    formatter: any MoneyFormatter,
    policy: CheckoutPolicy,
    shopper: KnownShopper? = nil,
    cardNetworks: (any CardNetworkDirectory)? = nil
  ) {
    self.repository = repository
    self.journal = journal
    self.selectedAddress = selectedAddress
    self.clock = clock
    self.identifiers = identifiers
    self.formatter = formatter
    self.policy = policy
    self.shopper = shopper
    self.cardNetworks = cardNetworks
  }
}

/// The time, so that nothing in the checkout reads a clock of its own.
public protocol CheckoutClock: Sendable {
  /// The wall clock's time.
  var now: Date { get }

  /// Waits on a clock that never jumps.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  func sleep(for duration: Duration) async throws(CancellationError)
}

/// Where new identities come from.
public protocol CheckoutIdentifiers: Sendable {
  /// A new identity that nobody else has: the carts of one checkout are numbered within it.
  func makeCheckoutID() -> CheckoutID
}

/// One checkout: the cart it holds and those that come after it.
public struct CheckoutID: CheckoutIdentifier {
  /// The text of the name.
  public let rawValue: String

  /// Takes the text as it is.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Where the last delivery address is kept.
public protocol SelectedAddressStore: Sendable {
  /// The address that was kept; `nil` when there is none.
  @concurrent func load() async -> AddressDraft?

  /// Keeps an address.
  @concurrent func save(_ address: AddressDraft) async
}

/// How amounts are printed for people.
public protocol MoneyFormatter: Sendable {
  /// Prints an amount with its currency.
  func string(from money: Money) -> String
}
