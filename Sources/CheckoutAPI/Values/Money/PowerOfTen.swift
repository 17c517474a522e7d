/// Powers of ten, as large as they are needed.
enum PowerOfTen {
  /// Ten to the power of 0 to 18; larger powers do not fit.
  static func small(_ power: Int) -> Int64 { Int64(truncatingIfNeeded: large(power)) }

  /// Ten to the power of 0 to 38; larger powers do not fit.
  static func large(_ power: Int) -> Int128 {
    var result: Int128 = 1
    for _ in 0..<min(max(power, 0), 38) { result *= 10 }
    return result
  }
}
