/// What a change of the facts is, as far as earlier answers are concerned.
enum Change: Equatable, Sendable {
  case lines
  case promotions
  case contact
  case addressDetails
  case deliveryAddress(changesCountry: Bool)
  case billingAddress(decidesTax: Bool, changesCountry: Bool)
  case deliveryOption(changesKind: Bool)
  case extras
  case coverage(crossesZero: Bool)
  case paymentMethod(carriesFee: Bool)
}

/// What a change makes stale.
struct Staleness: OptionSet, Sendable {
  let rawValue: UInt8

  static let quote = Staleness(rawValue: 1)
  static let options = Staleness(rawValue: 2)
  static let methods = Staleness(rawValue: 4)
  static let token = Staleness(rawValue: 8)
}

extension Change {
  /// The change table: one row for each change, and nothing more than its row.
  ///
  /// Choices are not here: they are kept, and checked again when the list they were taken from comes anew. Methods
  /// that depend on the total after a promotion are made stale when the new price shows that it changed.
  var makesStale: Staleness {
    switch self {
    case .lines: [.quote, .options, .methods]
    case .promotions: [.quote, .options]
    case .contact: []
    case .addressDetails: []
    case .deliveryAddress(changesCountry: true): [.quote, .options, .methods]
    case .deliveryAddress(changesCountry: false): [.quote, .options]
    case .billingAddress(decidesTax: true, changesCountry: true): [.quote, .methods]
    case .billingAddress(decidesTax: true, changesCountry: false): [.quote]
    case .billingAddress(decidesTax: false, changesCountry: true): [.methods]
    case .billingAddress(decidesTax: false, changesCountry: false): []
    case .deliveryOption(changesKind: true): [.quote, .methods]
    case .deliveryOption(changesKind: false): [.quote]
    case .extras: [.quote]
    case .coverage(crossesZero: true): [.methods]
    case .coverage(crossesZero: false): []
    case .paymentMethod(carriesFee: true): [.quote, .token]
    case .paymentMethod(carriesFee: false): [.token]
    }
  }
}

extension Facts {
  /// Applies a row of the change table.
  mutating func makeStale(by change: Change) {
    let stale = change.makesStale
    if stale.contains(.quote) { requests.quote.makeStale() }
    if stale.contains(.options) { requests.options.makeStale() }
    if stale.contains(.methods) { requests.methods.makeStale() }
    if stale.contains(.token) { dropToken() }
  }

  /// Forgets what stands for the card, and what was shown about it.
  mutating func dropToken() {
    token = nil
    cardReport = nil
    requests.token.makeStale()
  }
}
