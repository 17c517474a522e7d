// expect: instance method 'encode' requires that 'CardNumber' conform to 'Encodable'
import CheckoutAPI
import Foundation

func leak(_ number: CardNumber) throws -> Data {
  try JSONEncoder().encode(number)
}
