import CheckoutAPI
import Foundation

func show(_ number: CardNumber) throws -> Data {
  try JSONEncoder().encode(number.masked)
}
