import CheckoutAPI

/// An event whose name and arguments are known, and whose values are not read yet.
struct EventDraft: Sendable {
  /// Where an event was written.
  enum Origin: Sendable {
    /// In the nth `--event`.
    case commandLine(Int)
    /// On a line of a file, or of stdin.
    case line(Diagnostic.Place)
    /// Made of what was typed on stdin.
    case card
  }

  /// Which event it is.
  let kind: CheckoutActionKind
  /// Its arguments; none is there twice, and the event takes each of them.
  private(set) var arguments: [EventText.Argument]
  /// Where it was written.
  let origin: Origin

  /// An event that was made, not written.
  init(_ kind: CheckoutActionKind, _ arguments: [EventText.Argument], origin: Origin) {
    self.kind = kind
    self.arguments = arguments
    self.origin = origin
  }

  /// Reads an event that was written.
  ///
  /// - Throws: A failure that says where and what; with ``ExitCode/usage`` for the command line, else
  ///   ``ExitCode/badData``.
  init(_ text: String, origin: Origin) throws(ToolFailure) {
    do throws(EventProblem) {
      let text = try EventText(text)
      kind = try EventDraft.kind(named: text.name)
      arguments = text.arguments
      self.origin = origin
      try checkNames()
    } catch {
      throw .badEvent(error, origin)
    }
  }

  /// Adds the arguments that are not there yet.
  mutating func complete(with other: [EventText.Argument]) {
    arguments += other.filter { argument in !has(argument.name) }
  }

  /// Whether an argument was given.
  func has(_ name: String) -> Bool { arguments.contains { $0.name == name } }

  /// Reads the values.
  ///
  /// - Parameter currency: The currency of amounts; a new one when the event changes it.
  /// - Returns: The event, ready to be sent.
  func planned(in currency: inout Currency) throws(ToolFailure) -> PlannedEvent {
    var values = EventValues(arguments, currency: currency)
    do throws(EventProblem) {
      let plan = try EventGrammar.of(kind).plan(&values)
      if let unread = values.unread.first { throw EventProblem("\(unread) does not go with the other arguments") }
      currency = values.currency
      return PlannedEvent(kind: kind, action: plan)
    } catch {
      throw .badEvent(EventProblem("\(kind.rawValue): \(error.message)"), origin)
    }
  }

  private static func kind(named name: String) throws(EventProblem) -> CheckoutActionKind {
    if let kind = CheckoutActionKind(rawValue: name) { return kind }
    let nearest = Suggestion.nearest(to: name, in: CheckoutActionKind.allCases.map(\.rawValue))
    throw EventProblem("unknown event\(EventDraft.quoted(name))" + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
  }

  /// A name to be repeated; nothing when it could be something else than a name, such as a part of a number.
  private static func quoted(_ name: String) -> String {
    let isName = name.utf8.count <= 40 && name.unicodeScalars.allSatisfy { $0 == "-" || $0.properties.isAlphabetic }
    return isName ? " '\(name)'" : ""
  }

  private func checkNames() throws(EventProblem) {
    let name = kind.rawValue
    let grammar = EventGrammar.of(kind)
    var seen: Set<String> = []
    for argument in arguments {
      guard let known = grammar.arguments.first(where: { $0.name == argument.name }) else {
        let names = grammar.arguments.map(\.name)
        let nearest = Suggestion.nearest(to: argument.name, in: names).map { "; did you mean '\($0)'?" } ?? ""
        throw EventProblem("\(name) has no argument\(EventDraft.quoted(argument.name))\(nearest)")
      }
      guard seen.insert(known.name).inserted else { throw EventProblem("\(name): \(known.name) is there twice") }
      if known.isSecret, case .commandLine = origin {
        throw EventProblem("\(name): \(known.name) is secret and never an argument of a command", isSecretShown: true)
      }
    }
    if let missing = grammar.arguments.first(where: { $0.isRequired && !seen.contains($0.name) }) {
      let remedy = missing.isSecret ? "; it comes from a file or from stdin" : ""
      throw EventProblem("\(name): \(missing.name) is missing\(remedy)", isSecretShown: false)
    }
  }
}

/// An event that is ready to be sent.
struct PlannedEvent: Sendable {
  /// Which event it is.
  let kind: CheckoutActionKind
  /// What it sends, once it is known what the shopper sees.
  let action: EventGrammar.Plan
}

extension ToolFailure {
  /// An event that is not right: a matter of usage on the command line, else of the data.
  static func badEvent(_ problem: EventProblem, _ origin: EventDraft.Origin) -> ToolFailure {
    let hint = "\(Tool.name) help events"
    switch origin {
    case .commandLine(let number):
      let code: Diagnostic.Code = problem.isSecretShown ? .secretOnCommandLine : .badEvent
      let next = problem.isSecretShown ? "\(Tool.name) help privacy" : hint
      return ToolFailure(.usage, code, "--event \(number): \(problem.message)", hint: next)
    case .line(let place): return ToolFailure(.badData, .badEvent, problem.message, hint: hint, at: place)
    case .card:
      return ToolFailure(
        .badData, .badInput, problem.message, hint: hint, at: Diagnostic.Place(file: "stdin", line: nil))
    }
  }
}
