public import Backend
public import CheckoutAPI
import CheckoutCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Every service of the app, made once; each feature gets the slice that it needs.
@MainActor public final class AppContainer {
  /// The merchant.
  public let backend: Backend

  /// Where the checkout is kept while the app is closed; `nil` when it is not.
  let snapshot: SnapshotFile?

  private let clock: any CheckoutClock
  private let identifiers: any CheckoutIdentifiers
  private let journal = MemoryJournal()
  private let addresses: any SelectedAddressStore
  private let formatter = GroupingFormatter()

  /// Makes the services of a running app.
  ///
  /// - Parameter folder: Where to keep what outlives the process; nothing does when there is none.
  public convenience init(folder: String? = nil) {
    let clock = SystemClock()
    self.init(
      backend: Backend(clock: clock), clock: clock, identifiers: UUIDIdentifiers(),
      folder: folder.map { URL(fileURLWithPath: $0, isDirectory: true) })
  }

  /// Makes the services around some that are given.
  ///
  /// - Parameters:
  ///   - backend: The merchant.
  ///   - clock: The time.
  ///   - identifiers: Where new identities come from.
  ///   - folder: Where to keep what outlives the process.
  public init(
    backend: Backend, clock: any CheckoutClock, identifiers: any CheckoutIdentifiers, folder: URL? = nil
  ) {
    self.backend = backend
    self.clock = clock
    self.identifiers = identifiers
    snapshot = folder.map { SnapshotFile($0.appending(path: "checkout.json")) }
    addresses = folder.map { FileSelectedAddressStore($0.appending(path: "address.json")) } ?? MemoryAddressStore()
  }

  /// The slice that the checkout gets: it sees nothing else of the app.
  public var checkout: CheckoutDependencies {
    CheckoutDependencies(
      repository: backend,
      journal: journal,
      selectedAddress: addresses,
      clock: clock,
      identifiers: identifiers,
      formatter: formatter,
      policy: CheckoutPolicy(
        currency: .eur, limits: AppContainer.limits(), links: LinkAddress(scheme: "shop", hosts: ["shop.example"]))
    )
  }

  /// At most twenty of a kind: what is wrong with a constant of the app shows at its first start.
  private static func limits() -> CartLimits {
    do throws(CartLimitsProblem) { return try CartLimits(pieces: 20) } catch { preconditionFailure(error.message) }
  }
}
