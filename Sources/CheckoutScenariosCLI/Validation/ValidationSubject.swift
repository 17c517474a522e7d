import CheckoutTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `validate` can look at; its raw value is its name.
enum ValidationSubject: String, CaseIterable, Sendable {
  case address
  case card
  case money

  /// The flags that change its answers.
  var flags: [Flag] {
    switch self {
    case .address: []
    case .card: [.now]
    case .money: [.locale]
    }
  }

  /// A line about it.
  var example: String {
    switch self {
    case .address: #"{"recipient":"Ada Byron","street":"1 Main St","country":"US"}"#
    case .card: #"{"number":"...","expiry":"12/30","securityCode":"..."}"#
    case .money: #"{"text":"19.99","currency":"EUR"}"#
    }
  }

  /// The keys that a line may have.
  var keys: [String] {
    switch self {
    case .address: AddressValidation.keys
    case .card: CardValidation.keys
    case .money: MoneyValidation.keys
    }
  }

  /// What answers the lines.
  ///
  /// - Parameters:
  ///   - locale: How amounts are written; `nil` for plainly.
  ///   - now: The time that cards are checked at.
  func validation(locale: LocaleRow?, now: Date?) -> any LineValidation {
    switch self {
    case .address: AddressValidation()
    case .card: CardValidation(now: now ?? Fixtures.now)
    case .money: MoneyValidation(locale: locale)
    }
  }
}
