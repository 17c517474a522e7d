import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Synchronization
import Testing

/// Remembers which prefixes it was asked for.
private final class Directory: CardNetworkDirectory {
  private let prefixes = Mutex<[String]>([])
  private let answer: Result<[CardBrand], RepositoryFailure>

  init(_ answer: Result<[CardBrand], RepositoryFailure>) { self.answer = answer }

  var asked: [String] { prefixes.withLock { $0 } }

  @concurrent func networks(forPrefix prefix: CardPrefix) async throws(RepositoryFailure) -> [CardBrand] {
    prefixes.withLock { $0.append(prefix.digits) }
    return try answer.get()
  }
}

@MainActor @Suite struct CardNetworkTests {
  /// A card of two schemes, whose digits tell Visa alone.
  nonisolated private static let number = "4035 5010 0000 0008"
  nonisolated private static let both: [CardBrand] = [.cartesBancaires, .visa]

  @Test(arguments: [
    (number, ["40355010"], both), ("4035-5010-0000-0008", ["40355010"], both), ("403550", ["403550"], both),
    ("4035 5010 0000 000", ["403550"], both), ("42424", [], [.visa]), ("4242x4242", [], []), ("", [], []),
  ])
  func `the directory is asked for the first digits alone, once there are six`(
    number: String, asked: [String], networks: [CardBrand]
  ) async {
    let directory = Directory(.success(Self.both))
    let session: any CheckoutSession = CheckoutModel.stub(.stub(cardNetworks: directory))
    #expect(await session.networks(ofCard: number) == networks)
    #expect(directory.asked == asked)
  }

  @Test(
    arguments: [.failure(RepositoryFailure(.unreachable)), .success([])] as [Result<[CardBrand], RepositoryFailure>])
  func `the digits tell when the directory cannot`(answer: Result<[CardBrand], RepositoryFailure>) async {
    let directory = Directory(answer)
    let session: any CheckoutSession = CheckoutModel.stub(.stub(cardNetworks: directory))
    #expect(await session.networks(ofCard: Self.number) == [.visa])
    #expect(directory.asked == ["40355010"])
    #expect(await session.networks(ofCard: "9999999999999999") == [])
  }

  @Test func `the digits tell when there is no directory`() async {
    let session: any CheckoutSession = CheckoutModel.stub()
    #expect(await session.networks(ofCard: Self.number) == [.visa])
    #expect(await session.networks(ofCard: "4242x") == [])
  }

  @Test func `a stub answers by the prefix`() async {
    let stub = StubCardNetworks { prefix throws(RepositoryFailure) in
      guard prefix.digits == "40355010" else { throw RepositoryFailure(.notFound) }
      return Self.both
    }
    let session: any CheckoutSession = CheckoutModel.stub(.stub(cardNetworks: stub))
    #expect(await session.networks(ofCard: Self.number) == Self.both)
    #expect(await session.networks(ofCard: "5555 5555 5555 4444") == [.mastercard])
  }

  @Test func `asking for networks changes nothing and asks the backend nothing`() async {
    let repository = StubCheckoutRepository()
    let session: any CheckoutSession = CheckoutModel.stub(
      .stub(repository: repository, cardNetworks: StubCardNetworks(Self.both)))
    await session.settle()
    let before = session.state
    #expect(await session.networks(ofCard: Self.number) == Self.both)
    #expect(session.state == before)
    #expect(repository.calls.isEmpty)
  }
}
