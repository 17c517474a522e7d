public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What is to be done after a transition, in order.
@_spi(Internals) public enum CheckoutEffect: Hashable, Sendable {
  /// Make a call, and hand its reply back.
  case perform(CheckoutCall)
  /// Hand ``FunnelEvent/woke`` in at a time: something may have expired by then.
  case wake(at: Date)
  /// Keep an address that the shopper chose to have the order delivered to; nothing waits for it.
  case keepAddress(AddressDraft)
  /// Offer a product that a link names to the shop that sells it: only it knows the price.
  case offerProduct(ProductID, quantity: Int)
}
