import CheckoutAPI
import CheckoutCore
import Store

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppModel {
  /// Keeps the checkout; an app does so whenever it goes to the background.
  ///
  /// - Throws: `SnapshotProblem` when it cannot be written; what was kept before is still there.
  public func leave() throws { try snapshot?.write(factory.snapshot()) }

  /// Goes on with the checkout that was kept, before anything goes into the cart.
  ///
  /// - Returns: What has to be asked again, in sentences; `nil` when nothing was kept.
  /// - Throws: `SnapshotProblem` when it cannot be read: then nothing has changed, and the file is still there.
  public func comeBack() throws -> [String]? {
    guard let snapshot else { return nil }
    let kept: Data
    do throws(SnapshotProblem) { kept = try snapshot.read() } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
    return try factory.restore(kept).map { "\($0.name ?? "the step"): \($0.reason.message)" }
  }

  /// Follows a link into the checkout: `shop://checkout/payment`, or the same on `https://shop.example`.
  ///
  /// - Throws: ``LinkNotWritten`` for a text that is no link; `CheckoutRefusal` when it is none of the checkout's, or
  ///   nothing that it asks for is possible. Nothing has changed then.
  public func open(_ link: String) throws {
    guard let url = URL(string: link) else { throw LinkNotWritten(text: link) }
    linkProblem = nil
    try checkout.send(.openLink(url))
  }

  /// The product of a link, at the store's own price.
  func add(_ product: ProductID, _ quantity: Int) {
    do { try store.add(product.rawValue, quantity: quantity) } catch { linkProblem = "\(error)" }
  }
}

/// A text is no link at all.
public struct LinkNotWritten: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was there instead.
  public let text: String

  /// What is wrong, in one sentence.
  public var description: String { "\"\(text)\" is no link." }
}
