import CheckoutTesting

/// What the arguments ask for, once they were judged: the command before its flags.
struct Invocation: Sendable {
  /// A flag that takes a value, with it.
  struct Option: Sendable {
    var flag: Flag
    var value: String
  }

  /// The command; `nil` when none was given.
  private(set) var command: Command?
  /// Its argument.
  private(set) var operand: String?
  /// The flags with a value, in the order they were typed.
  private(set) var options: [Option] = []
  /// The flags without one.
  private(set) var switches: Set<Flag> = []
  /// The command and its argument as they were typed, to be typed again in a hint.
  private var typed: [String] = []

  /// Judges the words.
  ///
  /// - Throws: A failure with ``ExitCode/usage`` that names the first thing that is not right.
  init(_ words: ArgumentWords) throws(ToolFailure) {
    var operands: [String] = []
    var later: [ArgumentWords.Use] = []
    for word in words.words {
      switch word {
      case .operand(let text):
        if operands.isEmpty { try begin(text) }
        operands.append(text)
      case .flag(let use):
        // What stands before the command is judged before it; what stands behind it, with it.
        if operands.isEmpty { try check(use) }
        later.append(use)
      }
    }
    for use in later { try take(use) }
    try settle(Array(operands.dropFirst()))
  }

  /// The value of a flag that can be given once.
  func value(_ flag: Flag) -> String? { options.first { $0.flag == flag }?.value }

  private mutating func begin(_ word: String) throws(ToolFailure) {
    typed = [word]
    if let command = Command(rawValue: word) {
      self.command = command
    } else if let scenario = CheckoutScenario(rawValue: word) {
      command = .run
      operand = scenario.id
    } else {
      let topic = HelpTopic(rawValue: word).map { "help \($0.rawValue)" }
      throw .unknown(.unknownCommand, "command", word, among: Command.words, hint: topic ?? "help")
    }
  }

  private func check(_ use: ArgumentWords.Use) throws(ToolFailure) {
    guard use.flag == nil else { return }
    let flags = (command?.specification.flags ?? []) + Flag.global
    let help = command.map { "help \($0.rawValue)" } ?? "help"
    throw .unknown(.unknownFlag, "flag", use.spelling, among: flags.map(\.spelling), hint: help, retyped: nil)
  }

  private mutating func take(_ use: ArgumentWords.Use) throws(ToolFailure) {
    try check(use)
    guard let flag = use.flag else { return }
    let help = command.map { "\(Tool.name) help \($0.rawValue)" } ?? "\(Tool.name) help"
    guard flag.specification.isGlobal || command?.specification.flags.contains(flag) ?? false else {
      let place = command.map { "does not go with \($0.rawValue)" } ?? "needs a command"
      throw ToolFailure(.usage, .flagMisused, "\(flag.spelling) \(place)", hint: help)
    }
    guard let name = flag.specification.value else {
      guard use.value == nil else {
        throw ToolFailure(.usage, .flagMisused, "\(flag.spelling) takes no value", hint: help)
      }
      switches.insert(flag)
      return
    }
    guard let value = use.value, !value.isEmpty else {
      throw ToolFailure(.usage, .flagMisused, "\(flag.spelling) needs a value: \(name)", hint: help)
    }
    guard flag.specification.isRepeatable || self.value(flag) == nil else {
      throw ToolFailure(.usage, .flagMisused, "\(flag.spelling) is given twice", hint: help)
    }
    options.append(Option(flag: flag, value: value))
  }

  private mutating func settle(_ rest: [String]) throws(ToolFailure) {
    if switches.isSuperset(of: [.json, .plain]) {
      throw ToolFailure(.usage, .flagMisused, "--json and --plain exclude each other", hint: "\(Tool.name) help json")
    }
    var rest = rest[...]
    if let specification = command?.specification, specification.operand != nil, operand == nil {
      operand = rest.popFirst()
      typed += operand.map { [$0] } ?? []
    }
    if let wish = value(.color), ColourRule.Wish(rawValue: wish) == nil {
      let again = ([Tool.name] + typed.map(Redaction.beginning)).joined(separator: " ")
      throw ToolFailure(.usage, .flagMisused, "--color takes auto, always or never", hint: "\(again) --color never")
    }
    // What stands behind an event was meant to be in it.
    if value(.event) != nil, rest.first?.contains("=") ?? false {
      throw ToolFailure(
        .usage, .argumentUnexpected, "an event stands in quotes: --event 'set-quantity line=sku-lamp quantity=2'",
        hint: "\(Tool.name) help events")
    }
    guard rest.isEmpty else {
      let words = [command?.rawValue, operand == nil ? nil : "one argument"].compactMap(\.self)
      let message = words.count == 1 ? "\(words[0]) takes no argument" : "\(words.joined(separator: " takes only "))"
      throw ToolFailure(.usage, .argumentUnexpected, message, hint: "\(Tool.name) help \(command?.rawValue ?? "")")
    }
  }
}

extension ToolFailure {
  /// Something that was typed and that there is not, with what may have been meant.
  ///
  /// - Parameters:
  ///   - code: What went wrong, in a stable word.
  ///   - noun: What it would be.
  ///   - typed: What was typed; it is shown, so it must be nothing secret.
  ///   - candidates: What there is.
  ///   - hint: The command to type when nothing is near.
  ///   - retyped: The command to type with what was meant; `nil` when the hint is the command in any case.
  static func unknown(
    _ code: Diagnostic.Code,
    _ noun: String,
    _ typed: String,
    among candidates: [String],
    hint: String,
    retyped: ((String) -> String)? = { $0 }
  ) -> ToolFailure {
    let shown = Redaction.beginning(of: typed)
    let nearest = Suggestion.nearest(to: typed, in: candidates)
    let question = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let next = nearest.flatMap { meant in retyped.map { $0(meant) } } ?? hint
    return ToolFailure(.usage, code, "unknown \(noun) '\(shown)'\(question)", hint: "\(Tool.name) \(next)")
  }
}
