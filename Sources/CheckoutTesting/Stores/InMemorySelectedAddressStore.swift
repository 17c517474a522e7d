public import CheckoutAPI
import Synchronization

/// Keeps the selected address as long as the process lives.
public final class InMemorySelectedAddressStore: SelectedAddressStore {
  private let address: Mutex<AddressDraft?>

  /// Opens a store.
  ///
  /// - Parameter address: What is in it already.
  public init(_ address: AddressDraft? = nil) { self.address = Mutex(address) }

  /// The address that was kept.
  @concurrent public func load() async -> AddressDraft? { address.withLock { $0 } }

  /// Keeps an address.
  @concurrent public func save(_ address: AddressDraft) async { self.address.withLock { $0 = address } }
}
