/// The name of one attempt to place one cart: the same attempt always carries the same key.
///
/// It is made of the cart's id and the number of the attempt, so it needs no randomness, and every device that
/// holds the cart can name its attempts.
public struct IdempotencyKey: Hashable, Sendable, CustomStringConvertible {
  /// The cart that is placed.
  public let cart: CartID

  /// The number of the attempt, from 1.
  public let attempt: Int

  /// Names an attempt.
  ///
  /// - Parameters:
  ///   - cart: The cart that is placed.
  ///   - attempt: The number of the attempt, from 1.
  public init(cart: CartID, attempt: Int) {
    self.cart = cart
    self.attempt = attempt
  }

  /// The text that goes over the wire: `<cart>.<attempt>`.
  public var text: String { "\(cart.rawValue).\(attempt)" }

  /// The text that goes over the wire.
  public var description: String { text }
}

extension IdempotencyKey {
  /// Reads the text form back.
  ///
  /// - Parameter text: `<cart>.<attempt>`.
  /// - Returns: `nil` when there is no point, no cart before it, or no number from 1 behind it.
  public init?(text: String) {
    guard let point = text.lastIndex(of: "."), point != text.startIndex else { return nil }
    let number = text[text.index(after: point)...]
    guard let attempt = Int(number), attempt > 0, String(attempt) == number else { return nil }
    self.init(cart: CartID(String(text[..<point])), attempt: attempt)
  }
}
