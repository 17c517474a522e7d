#if canImport(FoundationEssentials)
  // `UserDefaults` is no part of the essentials: the store is there on Apple platforms alone.
#else
  #if canImport(Darwin)
    public import CheckoutAPI
    public import Foundation

    /// Keeps the selected address in the defaults of an app.
    ///
    /// What is there and cannot be read is no address and no reason to lose it: before the next address is kept, it is put
    /// aside under `<key>.damaged`.
    public final class UserDefaultsSelectedAddressStore: SelectedAddressStore {
      // `UserDefaults` is safe to use from several threads, and does not say so in every SDK.
      private nonisolated(unsafe) let defaults: UserDefaults
      private let key: String

      /// Opens a store.
      ///
      /// - Parameters:
      ///   - defaults: Where it is kept.
      ///   - key: Under which name.
      public init(_ defaults: UserDefaults = .standard, key: String = "checkout.selected-address") {
        self.defaults = defaults
        self.key = key
      }

      /// The address that was kept; `nil` when there is none, or it cannot be read.
      @concurrent public func load() async -> AddressDraft? { try? read() }

      /// Keeps an address.
      @concurrent public func save(_ address: AddressDraft) async {
        guard let text = try? KeptAddress.text(of: address) else { return }
        let kept = defaults.object(forKey: key)
        if let kept, (kept as? Data).flatMap({ try? KeptAddress.address(in: $0) }) == nil {
          defaults.set(kept, forKey: key + ".damaged")
        }
        defaults.set(text, forKey: key)
      }

      /// The address that was kept; `nil` when there is none.
      ///
      /// - Throws: ``SnapshotProblem`` when something is there that this release did not write.
      public func read() throws(SnapshotProblem) -> AddressDraft? {
        guard let kept = defaults.data(forKey: key) else { return nil }
        return try KeptAddress.address(in: kept)
      }
    }
  #endif
#endif
