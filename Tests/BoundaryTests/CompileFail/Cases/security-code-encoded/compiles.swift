import CheckoutAPI
import Foundation

func show(_ number: SecurityCode) throws -> Data {
  try JSONEncoder().encode("\(number)")
}
