// expect: instance method 'encode' requires that 'CardDetails' conform to 'Encodable'
import CheckoutAPI
import Foundation

func leak(_ number: CardDetails) throws -> Data {
  try JSONEncoder().encode(number)
}
