/// Counters of what requests are made from: an answer counts only while those it was asked with are the same.
///
/// They are raised where a fact is written and not where a request is made stale: the two check each other.
struct InputVersions: Equatable, Sendable {
  var lines: UInt32 = 0
  var promotions: UInt32 = 0
  var destination: UInt32 = 0
  var country: UInt32 = 0
  var delivery: UInt32 = 0
  var deliveryKind: UInt32 = 0
  var methodFee: UInt32 = 0
  var coverage: UInt32 = 0
  var method: UInt32 = 0

  var ofQuote: InputDigest {
    InputDigest(lines &+ promotions, destination, delivery &+ methodFee)
  }

  var ofOptions: InputDigest { InputDigest(lines &+ promotions, destination, 0) }

  var ofMethods: InputDigest { InputDigest(lines, country, deliveryKind &+ coverage) }

  var ofGiftCard: InputDigest { InputDigest(0, 0, 0) }

  var ofToken: InputDigest { InputDigest(0, 0, method) }
}

/// The state of a request's inputs: two digests of one kind of request are equal while its inputs are the same.
@_spi(Internals) @_spi(Scenarios) public struct InputDigest: Hashable, Sendable {
  private let goods: UInt32
  private let place: UInt32
  private let choice: UInt32

  init(_ goods: UInt32, _ place: UInt32, _ choice: UInt32) {
    self.goods = goods
    self.place = place
    self.choice = choice
  }
}
