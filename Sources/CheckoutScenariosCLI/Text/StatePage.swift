import CheckoutAPI
import CheckoutTesting

/// What the shopper sees of a scenario: as a page for people, as members for programs.
struct StatePage: Sendable {
  /// How much is shown.
  struct Detail: Sendable {
    /// Whether requirements that are met and events that were applied are shown, too.
    var isComplete = false
    /// Whether what can be done is left out.
    var isBrief = false
  }

  /// An event that was taken, and the step it led to.
  struct Applied: Sendable {
    var kind: CheckoutActionKind
    var step: CheckoutStep
  }

  let scenario: CheckoutScenario
  let run: ScenarioRun
  let applied: [Applied]
  /// What the file is called that the cart came from; `nil` for the scenario's own cart.
  let cart: String?
  let detail: Detail
  let state: CheckoutState
  /// Writes an amount.
  private let format: @Sendable (Money) -> String

  /// Takes what there is to show, and how amounts are written: `nil` for plainly.
  init(
    scenario: CheckoutScenario, run: ScenarioRun, applied: [Applied], cart: String?, detail: Detail,
    locale: LocaleRow? = nil
  ) {
    self.scenario = scenario
    self.run = run
    self.applied = applied
    self.cart = cart
    self.detail = detail
    state = run.state
    format = locale?.format ?? run.format
  }

  /// The whole page.
  var page: Page {
    var page = seededPage
    if !detail.isBrief { page.add("What can be done", [[.init(state.allowed.description)]]) }
    return page
  }

  /// The page without what can be done.
  var seededPage: Page {
    var page = Page()
    page.add(title, .strong)
    if detail.isComplete {
      page.add("Events applied", applied.map { [.init($0.kind.rawValue), "at \($0.step.rawValue)"] })
    }
    page.add("Dropped", run.dropped.map(\.row))
    page.add("Notices", state.notices.map { ["!", .init($0.message)] })
    page.add("Route", state.route.map(\.row))
    page.add(ScreenPage(screen: state.screen, cart: state.cart, format: format).page)
    page.add(CartPage(cart: state.cart, format: format).page)
    page.add("Totals", state.totals.rows(format: format))
    if detail.isComplete {
      page.add("Requirements", state.requirements.map(\.row))
    } else if state.step.isCollecting {
      // Later, nothing can be given any more: what stood for it is spent.
      page.add("What is missing", state.missing.map(\.row))
    }
    page.add("On its way", state.pending.map { [.init($0.words)] })
    page.add("Order", [[.init(pieces: readiness)]])
    return page
  }

  /// What this is: the summary tells the scenario's own start, and of nothing else.
  private var title: String {
    guard !applied.isEmpty || cart != nil else { return "\(scenario.id): \(scenario.summary)" }
    let count = applied.count
    let events = count == 0 ? "" : ", after \(count) \(count == 1 ? "event" : "events")"
    return scenario.id + (cart.map { " with \($0)" } ?? "") + events
  }

  /// Whether the order can be placed, in words.
  private var readiness: [Page.Piece] {
    switch state.screen {
    case .confirmation: ["The order is placed."]
    case .processing(let screen): [.text(screen.stage.words)]
    case _ where state.isReadyToPlace: ["It can be placed for ", .amount(format(state.totals.total)), "."]
    default: ["It cannot be placed yet."]
    }
  }
}

extension StatePage.Detail {
  /// What the flags ask for.
  init(switches: Set<Flag>) {
    self.init(isComplete: switches.contains(.verbose), isBrief: switches.contains(.quiet))
  }
}

extension RouteEntry {
  /// The step with a mark and with words: neither needs the other, nor colour.
  fileprivate var row: [Page.Cell] {
    let why = reason.map { ": \($0.words)" } ?? ""
    return switch status {
    case .done: [.init("[x]", .good), .init(step.rawValue), .init("done\(why)")]
    case .here: [.init("[>]", .strong), .init(step.rawValue, .strong), .init("here\(why)")]
    case .toCome: ["[ ]", .init(step.rawValue), .init("to come\(why)")]
    case .skipped: [.init("[-]", .faint), .init(step.rawValue, .faint), .init("skipped\(why)")]
    }
  }
}

extension Requirement {
  /// The requirement with its step and its status.
  fileprivate var row: [Page.Cell] {
    let style: Page.Style =
      switch status {
      case .met: .good
      case .awaiting: .normal
      case .unmet: .bad
      }
    return [.init(step.rawValue), .init(status.rawValue, style), .init(message)]
  }
}
