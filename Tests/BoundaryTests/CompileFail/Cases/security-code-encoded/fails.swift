// expect: instance method 'encode' requires that 'SecurityCode' conform to 'Encodable'
import CheckoutAPI
import Foundation

func leak(_ number: SecurityCode) throws -> Data {
  try JSONEncoder().encode(number)
}
