#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The wall clock's time, as an argument: the funnel reads no clock.
typealias Moment = Date

extension Moment {
  /// The moment so many seconds later.
  func later(by seconds: Int) -> Moment { addingTimeInterval(Double(seconds)) }
}
