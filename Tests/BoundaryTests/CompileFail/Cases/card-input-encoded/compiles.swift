import CheckoutAPI
import Foundation

func show(_ number: CardInput) throws -> Data {
  try JSONEncoder().encode("\(number)")
}
