extension Currency: Codable {
  /// Reads a payment currency from its code.
  ///
  /// - Throws: `DecodingError` with the ``MoneyProblem`` beneath it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let code = try container.decode(String.self)
    do throws(MoneyProblem) {
      try self.init(code)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath, debugDescription: error.message, underlyingError: error))
    }
  }

  /// Writes the code.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}

extension Money: Codable {
  private enum CodingKeys: String, CodingKey {
    case currency
    case minorUnits
  }

  /// Reads the members of the wire form.
  ///
  /// What cannot be an exact amount is refused, but a decoder that turns `1e2` into 100 by itself is believed: text
  /// that nobody vouches for is read by ``init(wireForm:)``.
  ///
  /// - Throws: `DecodingError`, with the ``MoneyProblem`` beneath it where the currency is at fault.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      minorUnits: try container.decode(Int64.self, forKey: .minorUnits),
      currency: try container.decode(Currency.self, forKey: .currency))
  }

  /// Writes the members of the wire form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(currency, forKey: .currency)
    try container.encode(minorUnits, forKey: .minorUnits)
  }
}
