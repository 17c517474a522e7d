import CheckoutTesting

/// What a property does not hold for, with the seed that finds it again.
struct Counterexample: Error, CustomStringConvertible {
  let description: String
}

/// Something that holds for random cases, as many as are asked for.
enum Property {
  /// How many cases are drawn: a debug build draws a tenth of what a release build does.
  #if DEBUG
    static let count = 10_000
  #else
    static let count = 100_000
  #endif

  /// How long a long text is, in bytes: ten megabytes, or one in a debug build.
  static let longText = 100 * count

  /// Draws cases and holds the property against each.
  ///
  /// - Parameters:
  ///   - seed: Where the generator starts.
  ///   - count: How many cases are drawn.
  ///   - property: Draws a case and says what is wrong with it; `nil` when nothing is.
  /// - Throws: ``Counterexample`` for the first case that is wrong, or that threw something.
  static func check(seed: UInt64, count: Int = count, _ property: (inout SplitMix64) throws -> String?) throws {
    var random = SplitMix64(seed: seed)
    for number in 0..<count {
      let wrong: String?
      do {
        wrong = try property(&random)
      } catch {
        wrong = "\(error)"
      }
      if let wrong { throw Counterexample(description: "seed \(seed), case \(number): \(wrong)") }
    }
  }
}

// Drawn by remainder: what is lost in evenness is won in speed, and no property needs it.
extension SplitMix64 {
  /// A number from 0 up to below a limit.
  mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(max(1, limit))) }

  /// One of some elements.
  mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A whole number of any size, often small, often close to a bound.
  mutating func integer() -> Int64 {
    let bits = next()
    let small = Int64(bitPattern: bits >> 8 & 15)
    switch bits & 7 {
    case 0: return small - 8
    case 1: return Int64.max - small
    case 2: return Int64.min + small
    default: return Int64(bitPattern: next()) >> Int64(bits >> 3 & 63)
    }
  }
}
