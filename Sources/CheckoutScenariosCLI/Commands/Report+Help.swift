import CheckoutAPI
import CheckoutTesting

extension Report {
  /// Explains a command, a topic, or the tool.
  static func help(_ word: String?) throws(ToolFailure) -> Report {
    guard let word else {
      var report = overview
      report.kind = .help
      return report
    }
    if let command = Command(rawValue: word) { return help(command) }
    if let topic = HelpTopic(rawValue: word) { return help(topic) }
    if let scenario = CheckoutScenario(rawValue: word) { return help(scenario) }
    let topics = HelpTopic.allCases.map(\.rawValue) + Command.words
    let event = Suggestion.nearest(to: word, in: CheckoutActionKind.allCases.map(\.rawValue))
    let hint = event == nil ? "help" : "help events"
    throw .unknown(.unknownTopic, "topic", word, among: topics, hint: hint) { "help \($0)" }
  }

  private static func help(_ command: Command) -> Report {
    let specification = command.specification
    var page = Page()
    page.add("\(command.rawValue): \(specification.summary)", .strong)
    page.add("Usage", [[.init(command.usage)]])
    page.add("Example", [[.init("\(Tool.name) \(specification.example)", .good)]])
    page.add("Flags", specification.flags.map { [.init($0.usage), .init($0.specification.summary)] })
    page.add("Flags that every command takes", Flag.global.map { [.init($0.usage), .init($0.specification.summary)] })
    if command == .validate { page.add(ValidationSubject.page) }
    let flags: [JSONValue] = (specification.flags + Flag.global).map { flag in
      [
        "name": .string(flag.spelling),
        "value": .string(flag.specification.value),
        "isRepeatable": .bool(flag.specification.isRepeatable),
        "summary": .string(flag.specification.summary),
      ]
    }
    var payload: [String: JSONValue] = [
      "command": .string(command.rawValue),
      "summary": .string(specification.summary),
      "usage": .string(command.usage),
      "flags": .array(flags),
    ]
    if command == .validate { payload["subjects"] = ValidationSubject.json }
    return Report(kind: .help, page: page, payload: .object(payload))
  }

  /// A scenario: its step, what it shows, and how to look at it.
  private static func help(_ scenario: CheckoutScenario) -> Report {
    var page = Page()
    page.add("\(scenario.id): \(scenario.summary)", .strong)
    page.add("Step", [[.init(scenario.step.rawValue)]])
    page.add(
      "Look at it",
      [
        [.init("\(Tool.name) \(scenario.id)", .good), "what the shopper sees"],
        [.init("\(Tool.name) describe \(scenario.id)", .good), "which events it takes and refuses"],
        [.init("\(Tool.name) list --permutations", .good), "the currencies and locales to look at it in"],
        [.init("\(Tool.name) help run", .good), "how to bring events, a cart or a time"],
      ])
    let payload: JSONValue = [
      "scenario": .string(scenario.id),
      "step": .string(scenario.step.rawValue),
      "summary": .string(scenario.summary),
    ]
    return Report(kind: .help, page: page, payload: payload)
  }

  private static func help(_ topic: HelpTopic) -> Report {
    var page = Page()
    page.add("\(topic.rawValue): \(topic.summary)", .strong)
    for paragraph in topic.paragraphs {
      page.add("")
      page.add(paragraph)
    }
    var payload: [String: JSONValue] = [
      "topic": .string(topic.rawValue), "summary": .string(topic.summary), "text": .strings(topic.paragraphs),
    ]
    switch topic {
    case .events:
      page.add(EventGrammar.page)
      payload["events"] = .array(CheckoutActionKind.allCases.map(EventGrammar.json))
    case .exitCodes:
      page.add(ExitCode.allCases.map { [.init("\($0.rawValue)", right: true), .init($0.meaning)] })
      payload["exitCodes"] = .array(
        ExitCode.allCases.map { ["code": .int(Int64($0.rawValue)), "meaning": .string($0.meaning)] })
    case .environment:
      page.add(HelpTopic.variables.map { [.init($0.name), .init($0.effect)] })
      payload["variables"] = .array(
        HelpTopic.variables.map { ["name": .string($0.name), "effect": .string($0.effect)] })
    case .locales:
      let sample = Money(minorUnits: -123_456_789, currency: .eur)
      page.add(LocaleRow.all.map { [.init($0.tag), .init(pieces: [.amount($0.format(sample))], right: true), ""] })
      payload["locales"] = .strings(LocaleRow.all.map(\.tag))
    case .json, .scenarios, .privacy: break
    }
    return Report(kind: .help, page: page, payload: .object(payload))
  }
}
