// expect: instance method 'encode' requires that 'CardInput' conform to 'Encodable'
import CheckoutAPI
import Foundation

func leak(_ number: CardInput) throws -> Data {
  try JSONEncoder().encode(number)
}
