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
  private let tasks = CancellableTasks()
  private var inFlight: Set<Int> = []
  private var newestRead: [ReadKind: Int] = [:]
  private var toKeep: AddressDraft?
  /// The newest entry in the journal that is on its way, or was.
  private var lastEntry: Task<Void, Never>?
  private var count = 0
  private var settling: [CheckedContinuation<Void, Never>] = []

  /// About three years, in seconds.
  private static let longestSleep = 1e8

  init(_ dependencies: CheckoutDependencies) { self.dependencies = dependencies }

  /// Performs an effect for a session.
  func perform(_ effect: CheckoutEffect, for model: CheckoutModel) {
    switch effect {
    case .perform(let call):
      if let kind = ReadKind(call) { read(call, kind, for: model) } else { place(call, for: model) }
    case .wake(let moment): wake(at: moment, model)
    case .keepAddress(let address): keep(address)
    // The session offers it, once everybody has heard of the change.
    case .offerProduct: break
    }
  }

  /// Reads the address that was kept, and offers it to a session.
  func loadAddress(for model: CheckoutModel) {
    let id = start()
    let store = dependencies.selectedAddress
    tasks.keep(
      Task { [weak model, weak self] in
        if let address = await store.load() { model?.receive(.selectedAddressLoaded(address)) }
        self?.end(id)
      }, as: id)
  }

  /// Waits until no call is on its way.
  func settle() async {
    // Who was told of the end may have asked for more before this goes on.
    while !inFlight.isEmpty { await withCheckedContinuation { settling.append($0) } }
  }

  private func read(_ call: CheckoutCall, _ kind: ReadKind, for model: CheckoutModel) {
    let id = start()
    if let older = newestRead.updateValue(id, forKey: kind) { giveUp(older) }
    let caller = CheckoutCaller(dependencies)
    tasks.keep(
      Task { [weak model, weak self] in
        guard !Task.isCancelled else { return }
        let reply = await caller.reply(to: call)
        guard let self, self.inFlight.contains(id) else { return }
        if let event = CheckoutDriver.event(for: call, reply) { model?.receive(event) }
        self.end(id)
      }, as: id)
  }

  private func place(_ call: CheckoutCall, for model: CheckoutModel) {
    let id = start()
    let caller = CheckoutCaller(dependencies)
    // The journal hears of attempts in the order they are made and ended: a record that is still being closed would
    // otherwise hold the cart against the next attempt.
    let earlier = call.isForJournal ? lastEntry : nil
    let task = Task {
      await earlier?.value
      let reply = await caller.reply(to: call)
      if let event = CheckoutDriver.event(for: call, reply) { model.receive(event) }
      end(id)
    }
    if call.isForJournal { lastEntry = task }
  }

  private func wake(at moment: Date, _ model: CheckoutModel) {
    count += 1
    let id = count
    let clock = dependencies.clock
    tasks.keep(
      Task { [weak model, weak self] in
        // The wall clock may have been set back meanwhile, and a merchant's date may be further off than can be slept.
        while clock.now < moment {
          let seconds = min(moment.timeIntervalSince(clock.now), CheckoutRunner.longestSleep)
          let before = clock.now
          do { try await clock.sleep(for: .seconds(seconds)) } catch { return }
          // A clock that stands still and sleeps no time would be asked for ever.
          if clock.now == before { break }
        }
        self?.tasks.forget(id)
        model?.receive(.woke)
      }, as: id)
  }

  /// Keeps an address: one at a time, and after it the newest one, so that the last one chosen is what is kept.
  private func keep(_ address: AddressDraft) {
    let isBusy = toKeep != nil
    toKeep = address
    guard !isBusy else { return }
    let id = start()
    let store = dependencies.selectedAddress
    tasks.keep(
      Task { [weak self] in
        var kept: AddressDraft?
        while let next = self?.toKeep, next != kept {
          await store.save(next)
          kept = next
        }
        self?.toKeep = nil
        self?.end(id)
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
    tasks.cancel(id)
    end(id)
  }

  private func end(_ id: Int) {
    tasks.forget(id)
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

extension CheckoutCall {
  /// Whether it is the journal that is called.
  fileprivate var isForJournal: Bool {
    switch self {
    case .record, .finish: true
    case .quote, .deliveryOptions, .paymentMethods, .giftCard, .tokenise, .placeOrder, .resolveChallenge,
      .cancelAttempt, .lookUp:
      false
    }
  }
}
