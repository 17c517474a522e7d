/// Names one request: its place among those of its kind, and the inputs it was made from.
@_spi(Internals) @_spi(Scenarios) public struct RequestTicket: Hashable, Sendable {
  /// Grows with every request of the kind.
  public let sequence: UInt32
  /// The inputs the request was made from.
  public let inputs: InputDigest
}

/// One kind of request: what was asked last, and how it stands.
struct RequestSlot: Equatable, Sendable {
  enum Phase: Equatable, Sendable {
    /// Nothing is asked; an answer that is there is old.
    case idle
    /// The answer to the newest request is on its way.
    case asking
    /// The answer that is there is the newest.
    case answered
    /// The newest request failed; it is not repeated by itself.
    case failed
  }

  private(set) var sequence: UInt32 = 0
  private(set) var inputs = InputDigest(0, 0, 0)
  private(set) var phase = Phase.idle

  /// What is there is old: ask again when the inputs are complete.
  mutating func makeStale() { phase = .idle }

  /// Takes a ticket for a new request, which outdates every earlier one.
  mutating func ask(_ inputs: InputDigest) -> RequestTicket {
    sequence &+= 1
    self.inputs = inputs
    phase = .asking
    return RequestTicket(sequence: sequence, inputs: inputs)
  }

  /// Whether an answer is the one waited for: to the newest request, and its inputs still are the facts.
  ///
  /// An answer to the newest request whose inputs have changed leaves the slot stale, so that it is asked again.
  mutating func takes(_ ticket: RequestTicket, inputs now: InputDigest) -> Bool {
    guard phase == .asking, ticket.sequence == sequence else { return false }
    guard ticket.inputs == inputs, inputs == now else {
      phase = .idle
      return false
    }
    return true
  }

  mutating func answer() { phase = .answered }

  mutating func fail() { phase = .failed }
}

/// The requests that the funnel makes by itself, one slot a kind.
struct Requests: Equatable, Sendable {
  var quote = RequestSlot()
  var options = RequestSlot()
  var methods = RequestSlot()
  var giftCard = RequestSlot()
  var token = RequestSlot()
}
