import CheckoutAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The values of an event's arguments, read strictly and each at most once.
struct EventValues {
  /// The currency that amounts are in.
  private(set) var currency: Currency
  private var values: [String: String]

  /// Takes the arguments; none of them is there twice.
  init(_ arguments: [EventText.Argument], currency: Currency) {
    values = Dictionary(arguments.map { ($0.name, $0.value) }) { first, _ in first }
    self.currency = currency
  }

  /// The names nobody has read yet: they do not go with what the others say.
  var unread: [String] { values.keys.sorted() }

  /// Whether an argument is there and was not read yet.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// A text that can be left out.
  mutating func optionalText(_ name: String) -> String? { values.removeValue(forKey: name) }

  /// A text that has to be there.
  mutating func text(_ name: String) throws(EventProblem) -> String {
    guard let value = values.removeValue(forKey: name) else { throw EventProblem("\(name) is missing") }
    return value
  }

  /// A whole number, in ASCII digits.
  mutating func integer(_ name: String) throws(EventProblem) -> Int {
    let text = try text(name)
    guard text.utf8.first != UInt8(ascii: "+"), let number = Int(text) else {
      throw EventProblem(text.isWholeNumber ? "\(name) is too large" : "\(name) is not a whole number")
    }
    return number
  }

  /// `yes` or `no`.
  mutating func yesOrNo(_ name: String) throws(EventProblem) -> Bool {
    switch try text(name) {
    case "yes": return true
    case "no": return false
    default: throw EventProblem("\(name) is yes or no")
    }
  }

  /// One of the cases of a type.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(EventProblem) -> Choice {
    guard let choice = Choice(rawValue: try text(name)) else {
      throw EventProblem("\(name) is one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  /// An amount in the cart's currency.
  mutating func amount(_ name: String) throws(EventProblem) -> Money {
    let text = try text(name)
    do throws(MoneyProblem) {
      return try Money(parsing: text, in: currency)
    } catch {
      throw EventProblem("\(name) is not an amount of \(currency.code). \(error.message)")
    }
  }

  /// A currency, in which the amounts of later events are.
  mutating func newCurrency(_ name: String) throws(EventProblem) -> Currency {
    let code = try text(name)
    do throws(MoneyProblem) {
      currency = try Currency(code)
    } catch {
      throw EventProblem("\(name) cannot be used. \(error.message)")
    }
    return currency
  }

  /// A country by its code; whether there is one of that code is for the address to say.
  mutating func country(_ name: String) throws(EventProblem) -> String {
    let code = try text(name)
    guard code.utf8.count == 2, code.utf8.allSatisfy({ $0 >= 65 && $0 <= 90 }) else {
      throw EventProblem("a country is two upper-case letters, such as US")
    }
    return code
  }

  /// The name of an attempt.
  mutating func key(_ name: String) throws(EventProblem) -> IdempotencyKey {
    guard let key = IdempotencyKey(text: try text(name)) else {
      throw EventProblem("\(name) is a cart and the number of an attempt, such as cart-1.1")
    }
    return key
  }

  /// A URL.
  mutating func url(_ name: String) throws(EventProblem) -> URL {
    guard let url = URL(string: try text(name)) else { throw EventProblem("\(name) is not a URL") }
    return url
  }

  /// A time.
  mutating func time(_ name: String) throws(EventProblem) -> Date {
    guard let time = Timestamp.date(try text(name)) else {
      throw EventProblem("\(name) is not a time such as 2026-01-31T12:00:00Z")
    }
    return time
  }
}
