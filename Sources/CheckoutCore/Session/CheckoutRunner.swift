import CheckoutAPI
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The only place where tasks are made: one for each call that is on its way.
///
/// Reads hold the session weakly and are cancelled when a newer one of their kind goes out, or the session is gone.
/// Placing, and everything about it, holds the session strongly and is never cancelled: it finishes in the journal.
@MainActor final class CheckoutRunner {
  private let dependencies: CheckoutDependencies
  private let reads = CancellableTasks()
  private var inFlight: Set<Int> = []
  private var newestRead: [ReadKind: Int] = [:]
  private var count = 0
  private var settling: [CheckedContinuation<Void, Never>] = []

  init(_ dependencies: CheckoutDependencies) { self.dependencies = dependencies }

  /// Performs an effect for a session.
  func perform(_ effect: CheckoutEffect, for model: CheckoutModel) {
    switch effect {
    case .perform(let call):
      if let kind = ReadKind(call) { read(call, kind, for: model) } else { place(call, for: model) }
    case .wake(let moment):
      wake(at: moment, model)
    }
  }

  /// Waits until no call is on its way.
  func settle() async {
    guard !inFlight.isEmpty else { return }
    await withCheckedContinuation { settling.append($0) }
  }

  private func read(_ call: CheckoutCall, _ kind: ReadKind, for model: CheckoutModel) {
    let id = start()
    if let older = newestRead.updateValue(id, forKey: kind) { giveUp(older) }
    let caller = CheckoutCaller(dependencies)
    reads.keep(
      Task { [weak model, weak self] in
        let reply = await caller.reply(to: call)
        guard let self, self.inFlight.contains(id) else { return }
        if let event = CheckoutDriver.event(for: call, reply) { model?.receive(event) }
        self.end(id)
      }, as: id)
  }

  private func place(_ call: CheckoutCall, for model: CheckoutModel) {
    let id = start()
    let caller = CheckoutCaller(dependencies)
    Task {
      let reply = await caller.reply(to: call)
      if let event = CheckoutDriver.event(for: call, reply) { model.receive(event) }
      end(id)
    }
  }

  private func wake(at moment: Date, _ model: CheckoutModel) {
    count += 1
    let id = count
    let clock = dependencies.clock
    reads.keep(
      Task { [weak model, weak self] in
        do {
          try await clock.sleep(for: .seconds(max(0, moment.timeIntervalSince(clock.now))))
        } catch {
          return
        }
        self?.reads.forget(id)
        model?.receive(.woke)
      }, as: id)
  }

  private func start() -> Int {
    count += 1
    inFlight.insert(count)
    return count
  }

  /// A newer request has gone out: the older answer is not waited for.
  private func giveUp(_ id: Int) {
    guard inFlight.contains(id) else { return }
    reads.cancel(id)
    end(id)
  }

  private func end(_ id: Int) {
    reads.forget(id)
    inFlight.remove(id)
    guard inFlight.isEmpty else { return }
    let waiting = settling
    settling = []
    for continuation in waiting { continuation.resume() }
  }
}

/// The calls that may be given up: their answers only fill in what is shown.
enum ReadKind: Hashable, Sendable {
  case quote, options, methods, giftCard, token

  init?(_ call: CheckoutCall) {
    switch call {
    case .quote: self = .quote
    case .deliveryOptions: self = .options
    case .paymentMethods: self = .methods
    case .giftCard: self = .giftCard
    case .tokenise: self = .token
    case .record, .placeOrder, .resolveChallenge, .cancelAttempt, .lookUp, .finish: return nil
    }
  }
}

/// Tasks that end when nobody holds them any more.
final class CancellableTasks: Sendable {
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

  func keep(_ task: Task<Void, Never>, as id: Int) { tasks.withLock { $0[id] = task } }

  func forget(_ id: Int) { tasks.withLock { _ = $0.removeValue(forKey: id) } }

  func cancel(_ id: Int) { tasks.withLock { $0.removeValue(forKey: id) }?.cancel() }

  deinit {
    for task in tasks.withLock({ Array($0.values) }) { task.cancel() }
  }
}
