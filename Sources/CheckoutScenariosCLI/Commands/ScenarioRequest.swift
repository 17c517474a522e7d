import CheckoutAPI
import CheckoutTesting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A scenario to be placed at its step, and what is to be done there.
struct ScenarioRequest: Sendable {
  /// One source of events.
  enum Source: Sendable {
    case event(String)
    case file(InputFile)
  }

  /// The scenario.
  let scenario: CheckoutScenario
  /// The cart to walk; `nil` for the scenario's own.
  let cart: InputFile?
  /// The snapshot to go on from; `nil` for the scenario's own.
  let snapshot: InputFile?
  /// The time; `nil` for the scenario's own.
  let now: Date?
  /// Where the events come from, in order.
  let sources: [Source]
  /// Whether stdin is read although nothing on the command line asks for it.
  let readsCard: Bool
  /// How amounts are written; `nil` for plainly.
  let locale: LocaleRow?
  /// The currency of the scenario's own cart; `nil` for its own.
  let currency: Currency?
  /// How much is shown.
  let detail: StatePage.Detail

  /// Reads what the command line asks for.
  ///
  /// - Throws: A failure with ``ExitCode/usage``.
  init(_ invocation: Invocation) throws(ToolFailure) {
    let help = "\(Tool.name) help \(invocation.command?.rawValue ?? "run")"
    guard let id = invocation.operand else {
      throw ToolFailure(.usage, .argumentMissing, "the id of a scenario is missing", hint: "\(Tool.name) list")
    }
    guard let scenario = CheckoutScenario(rawValue: id) else {
      let command = invocation.command?.rawValue ?? "run"
      throw .unknown(
        .unknownScenario, "scenario", id, among: CheckoutScenario.allCases.map(\.id), hint: "list"
      ) { "\(command) \($0)" }
    }
    self.scenario = scenario
    cart = invocation.value(.cart).map(InputFile.init(name:))
    snapshot = invocation.value(.restore).map(InputFile.init(name:))
    now = try invocation.now
    locale = try invocation.locale
    currency = try invocation.currency
    sources = invocation.options.compactMap { option in
      switch option.flag {
      case .event: .event(option.value)
      case .events: .file(InputFile(name: option.value))
      default: nil
      }
    }
    readsCard = invocation.command == .run && !invocation.switches.contains(.noInput)
    detail = StatePage.Detail(switches: invocation.switches)
    guard snapshot == nil || (scenario == .restored && cart == nil) else {
      throw ToolFailure(
        .usage, .flagMisused, "--restore goes with the scenario restored, and not with --cart",
        hint: "\(Tool.name) restored --restore FILE")
    }
    guard claims.count < 2 else {
      throw ToolFailure(
        .usage, .inputClaimedTwice, "stdin is asked for twice, by \(claims.joined(separator: " and "))", hint: help)
    }
  }

  /// The flags that ask for stdin.
  var claims: [String] {
    let carts = cart?.isStandardInput ?? false ? ["--cart"] : []
    let snapshots = snapshot?.isStandardInput ?? false ? ["--restore"] : []
    return carts + snapshots
      + sources.compactMap { source in
        if case .file(let file) = source, file.isStandardInput { "--events" } else { nil }
      }
  }

  /// Places the scenario at its step.
  ///
  /// - Throws: A failure when the cart cannot be read or cannot be walked there.
  func start(with streams: Streams) throws(ToolFailure) -> ScenarioRun {
    if let snapshot { return try restore(snapshot, with: streams) }
    var contents: CartContents?
    if let cart {
      let bytes = try cart.bytes(from: streams, limit: CartFile.limit)
      contents = try CartFile.contents(bytes, file: cart.title)
    }
    do throws(ScenarioFailure) {
      if let currency { return try scenario.start(in: currency, now: now ?? Fixtures.now) }
      if let now { return try scenario.start(cart: contents, now: now) }
      return try scenario.start(cart: contents)
    } catch {
      // A scenario's own cart gets there at its own time: if it does not, the scenario is wrong.
      let isOwn = cart == nil && now == nil && currency == nil
      let when = now == nil ? "the scenario" : "at that time the scenario"
      let what = cart.map { "the cart in \($0.title)" } ?? currency.map { "in \($0.code) \(when)" } ?? when
      var failure = ToolFailure(
        isOwn ? .software : .refused, .scenarioNotReachable,
        "\(what) cannot be walked to \(scenario.id). \(error.message)", hint: "\(Tool.name) list")
      failure.diagnostic.refusal = error.refusal
      // What is allowed at a step of that walk helps nobody: it cannot be gone on from there.
      failure.diagnostic.details = error.refusal?.missingLines ?? []
      throw failure
    }
  }
}

extension CheckoutRefusal {
  /// What is missing, line by line.
  var missingLines: [String] { missing.map { "missing: \($0.step.rawValue): \($0.message)" } }

  /// What is missing, what is wrong with a link, and what is allowed, line by line.
  var details: [String] {
    missingLines + (link.map { ["link: \($0.message)"] } ?? [])
      + ["allowed: \(allowed.kinds.isEmpty ? "nothing" : allowed.description)"]
  }
}
