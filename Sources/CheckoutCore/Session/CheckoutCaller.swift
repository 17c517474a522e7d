import CheckoutAPI

/// Makes one call through the dependencies, and brings back its reply.
struct CheckoutCaller: Sendable {
  private let repository: any CheckoutRepository
  private let journal: any PlacementJournal

  init(_ dependencies: CheckoutDependencies) {
    repository = dependencies.repository
    journal = dependencies.journal
  }

  /// Makes a call; whatever a read throws is part of its reply.
  func reply(to call: CheckoutCall) async -> CheckoutReply {
    switch call {
    case .quote(let request, _):
      .quote(await result { () async throws(RepositoryFailure) in try await repository.quote(for: request) })
    case .deliveryOptions(let request, _):
      .deliveryOptions(
        await result { () async throws(RepositoryFailure) in try await repository.deliveryOptions(for: request) })
    case .paymentMethods(let request, _):
      .paymentMethods(
        await result { () async throws(RepositoryFailure) in try await repository.paymentMethods(for: request) })
    case .giftCard(let request, _):
      .giftCard(await result { () async throws(RepositoryFailure) in try await repository.giftCard(for: request) })
    case .tokenise(let request, _):
      .token(await result { () async throws(RepositoryFailure) in try await repository.tokenise(request) })
    case .record(let record):
      .journal(await failure { () async throws(JournalFailure) in try await journal.record(record) })
    case .finish(let key, let outcome):
      .journal(await failure { () async throws(JournalFailure) in try await journal.finish(key, as: outcome) })
    case .placeOrder(let submission): .placement(await repository.placeOrder(submission))
    case .resolveChallenge(let key): .placement(await repository.resolveChallenge(key))
    case .cancelAttempt(let key): .placement(await repository.cancelAttempt(key))
    case .lookUp(let key): .lookUp(await repository.lookUp(key: key))
    }
  }

  private func result<Value>(
    of read: () async throws(RepositoryFailure) -> Value
  ) async -> Result<Value, RepositoryFailure> {
    do throws(RepositoryFailure) { return .success(try await read()) } catch { return .failure(error) }
  }

  private func failure(of write: () async throws(JournalFailure) -> Void) async -> JournalFailure? {
    do throws(JournalFailure) {
      try await write()
      return nil
    } catch {
      return error
    }
  }
}
