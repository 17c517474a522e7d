public import CheckoutAPI
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps the selected address in a file that only its owner reads.
///
/// A file that cannot be read is no address and no reason to lose it: before the next address is kept, it is put aside
/// as `<name>.damaged`. ``read()`` says what is wrong with it.
public final class FileSelectedAddressStore: SelectedAddressStore {
  private let file: Mutex<SnapshotFile>

  /// Opens a store.
  ///
  /// - Parameter url: The file, which need not be there yet; its folder has to be.
  public init(_ url: URL) { file = Mutex(SnapshotFile(url)) }

  /// The address that was kept; `nil` when there is none, or it cannot be read.
  @concurrent public func load() async -> AddressDraft? { try? read() }

  /// Keeps an address; what cannot be written is not kept, and nobody is held up by it.
  @concurrent public func save(_ address: AddressDraft) async { try? write(address) }

  /// The address that was kept; `nil` when there is none.
  ///
  /// - Throws: ``SnapshotProblem`` when the file is there and is none that this release wrote.
  public func read() throws(SnapshotProblem) -> AddressDraft? {
    let problem: Result<AddressDraft?, SnapshotProblem> = file.withLock { file in
      do throws(SnapshotProblem) { return .success(try KeptAddress.address(in: file.read())) } catch {
        return error.code == .notFound ? .success(nil) : .failure(error)
      }
    }
    return try problem.get()
  }

  /// Keeps an address, and puts a file that cannot be read aside before.
  ///
  /// - Parameter address: The address, as it was typed.
  /// - Throws: ``SnapshotProblem`` when it is not kept; what was there before is still there, or was put aside.
  public func write(_ address: AddressDraft) throws(SnapshotProblem) {
    let problem: SnapshotProblem? = file.withLock { file in
      do throws(SnapshotProblem) {
        let text = try KeptAddress.text(of: address)
        if isDamaged(file), !file.putAside() { throw SnapshotProblem(.notWritten) }
        try file.write(text)
        return nil
      } catch {
        return error
      }
    }
    if let problem { throw problem }
  }

  private func isDamaged(_ file: SnapshotFile) -> Bool {
    do throws(SnapshotProblem) {
      _ = try KeptAddress.address(in: file.read())
      return false
    } catch {
      // A folder is no damaged address: it is somebody else's, and stays where it is.
      return error.code != .notFound && error.code != .isFolder
    }
  }
}
