import CheckoutAPI
import CheckoutTesting

extension ScenarioRequest {
  /// The events as they were written, in order: those on the command line are judged before a file is opened.
  func drafts(with streams: Streams) throws(ToolFailure) -> [EventDraft] {
    var typed: [EventDraft] = []
    for case .event(let text) in sources { typed.append(try EventDraft(text, origin: .commandLine(typed.count + 1))) }
    var drafts: [EventDraft] = []
    var rest = typed[...]
    for source in sources {
      switch source {
      case .event: drafts += rest.popFirst().map { [$0] } ?? []
      case .file(let file):
        drafts += try EventFile.drafts(try file.bytes(from: streams, limit: EventFile.limit), file: file.title)
      }
    }
    return drafts
  }

  /// Puts a card that waits on stdin into the events.
  ///
  /// It completes the first `enter-card` that has no number; without one, it is handed over before all events.
  func addCard(to drafts: inout [EventDraft], at state: CheckoutState, with streams: Streams) throws(ToolFailure) {
    guard readsCard, claims.isEmpty, !streams.isTerminal(.input) else { return }
    let open = drafts.firstIndex { $0.kind == .enterCard && !$0.has("number") }
    guard state.step == .card || open != nil else {
      if !detail.isBrief, streams.holdsInput() {
        _ = streams.write("note: stdin was not read: this scenario asks for no card\n", .error)
      }
      return
    }
    if !streams.isInputReady(100), !detail.isBrief {
      // Whoever left a pipe open by mistake should know what is waited for.
      _ = streams.write("note: waiting for a card on stdin; --no-input reads nothing\n", .error)
    }
    let bytes: [UInt8]
    do throws(InputFailure) {
      bytes = try streams.readInput(CardLines.limit)
    } catch {
      // Nobody asked for stdin by name: that there is none is no fault.
      guard error == .tooLarge else { return }
      throw .badCard(InputFile.tooLarge(CardLines.limit))
    }
    let arguments = try CardLines.arguments(bytes, wanted: state.wantedDetails)
    guard !arguments.isEmpty else { return }
    guard !drafts.contains(where: { $0.kind == .enterCard && $0.has("number") }) else {
      throw ToolFailure(
        .usage, .inputClaimedTwice, "there is a card on stdin, and another in a file of events",
        hint: "\(Tool.name) help privacy")
    }
    if let open {
      drafts[open].complete(with: arguments)
    } else {
      drafts.insert(EventDraft(.enterCard, arguments, origin: .card), at: 0)
    }
  }

  /// Reads the values of all events, before one of them is sent.
  func plan(_ drafts: [EventDraft], from state: CheckoutState) throws(ToolFailure) -> [PlannedEvent] {
    var currency = state.cart.currency
    var events: [PlannedEvent] = []
    for draft in drafts { events.append(try draft.planned(in: &currency)) }
    return events
  }
}

extension CheckoutState {
  /// What the card step asks for; all of it, when another step is shown.
  fileprivate var wantedDetails: CardDetailsNeed {
    if case .card(let screen) = screen { screen.method?.cardDetails ?? .all } else { .all }
  }
}
