/// What Unicode counts with.
enum DigitScripts {
  /// The decimal digits of all scripts, in the order of their values.
  static let digits = scalars.filter { $0.properties.generalCategory == .decimalNumber }

  /// What looks like a number and is no decimal digit: `①`, `五`, `²`, `½`.
  static let lookalikes = scalars.filter {
    $0.properties.numericType != nil && $0.properties.generalCategory != .decimalNumber
  }

  private static let scalars = (0...0x323AF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
}
