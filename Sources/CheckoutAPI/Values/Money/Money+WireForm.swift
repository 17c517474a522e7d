extension Money {
  /// The amount as it travels: `{"currency":"EUR","minorUnits":1999}`, keys sorted, no spaces.
  public var wireForm: String { "{\"currency\":\"\(currency.code)\",\"minorUnits\":\(minorUnits)}" }

  /// Reads the wire form, strictly.
  ///
  /// Foundation's decoder reads `1e2` and `1999.0` as whole numbers before a type can refuse them; this does not. Both
  /// members are needed, in any order, and no other; the minor units are an integer, no decimals, no exponent and no text.
  ///
  /// - Parameter text: A JSON object.
  /// - Throws: ``MoneyProblem/wireMalformed``, ``MoneyProblem/wireMembers``, ``MoneyProblem/wireNotWhole``,
  ///   ``MoneyProblem/overflow``, or what ``Currency/init(_:)`` throws.
  /// - Complexity: O(*n*) in the length of the text.
  public init(wireForm text: String) throws(MoneyProblem) {
    var reader = WireReader(text)
    self = try reader.money()
  }
}
