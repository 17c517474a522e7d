#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Date {
  /// The moment so many seconds later.
  func later(by seconds: Int) -> Date { addingTimeInterval(Double(seconds)) }
}
