import CheckoutAPI
import Foundation

func show(_ number: CardDetails) throws -> Data {
  try JSONEncoder().encode("\(number)")
}
