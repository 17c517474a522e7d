public import Observation

/// The feature that keeps the shopper's addresses: plain dictionaries, so that nobody has to know its types.
@MainActor @Observable public final class Account {
  /// One dictionary for each address: `id`, `recipient`, `street`, `city`, `postal-code`, `country` …
  public private(set) var addresses: [[String: String]] {
    didSet { onChange?(addresses) }
  }
  /// What happens when the list has changed.
  @ObservationIgnored public var onChange: (@MainActor ([[String: String]]) -> Void)?

  /// Opens the account.
  ///
  /// - Parameter addresses: What was saved before.
  public init(addresses: [[String: String]] = []) { self.addresses = addresses }

  /// Saves an address; one of the same id is replaced.
  public func save(_ address: [String: String]) {
    addresses = addresses.filter { $0["id"] != address["id"] } + [address]
  }

  /// Removes an address.
  public func remove(_ id: String) { addresses.removeAll { $0["id"] == id } }
}

extension Account {
  /// The shopper of the example.
  public static var ada: Account {
    Account(addresses: [
      [
        "id": "home", "recipient": "Ada Byron", "street": "Unter den Linden 1", "city": "Berlin",
        "postal-code": "10117", "country": "DE",
      ],
      [
        "id": "office", "recipient": "Ada Byron", "street": "Stephansplatz 1", "city": "Wien",
        "postal-code": "1010", "country": "AT",
      ],
    ])
  }
}
