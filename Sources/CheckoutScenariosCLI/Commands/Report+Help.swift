import CheckoutAPI

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
    if Command.words.contains(word) { return help(.run) }
    let topics = HelpTopic.allCases.map(\.rawValue) + Command.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: word, in: topics).map { "help \($0)" }
    throw .unknown(.unknownTopic, "topic", word, among: topics, hint: nearest ?? "help", isCommand: false)
  }

  private static func help(_ command: Command) -> Report {
    let specification = command.specification
    var page = Page()
    page.add("\(command.rawValue): \(specification.summary)", .strong)
    page.add("Usage", [[.init(command.usage)]])
    page.add("Example", [[.init("\(Tool.name) \(specification.example)", .good)]])
    page.add("Flags", specification.flags.map { [.init($0.usage), .init($0.specification.summary)] })
    page.add("Flags that every command takes", Flag.global.map { [.init($0.usage), .init($0.specification.summary)] })
    let flags: [JSONValue] = (specification.flags + Flag.global).map { flag in
      [
        "name": .string(flag.spelling),
        "value": .string(flag.specification.value),
        "isRepeatable": .bool(flag.specification.isRepeatable),
        "summary": .string(flag.specification.summary),
      ]
    }
    let payload: JSONValue = [
      "command": .string(command.rawValue),
      "summary": .string(specification.summary),
      "usage": .string(command.usage),
      "flags": .array(flags),
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
    case .json, .scenarios, .privacy: break
    }
    return Report(kind: .help, page: page, payload: .object(payload))
  }
}
