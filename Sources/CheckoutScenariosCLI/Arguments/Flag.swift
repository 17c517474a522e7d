/// A flag of the command line; its raw value is its long name.
enum Flag: String, CaseIterable, Sendable {
  case help
  case version
  case json
  case plain
  case color
  case quiet
  case verbose
  case noInput = "no-input"
  case step
  case cart
  case event
  case events
  case now
  case locale
  case currency
  case permutations
  case format
  case restore

  /// The flags that every command takes.
  static let global = allCases.filter { $0.specification.isGlobal }

  /// What there is to know about it, in one place for parsing, help and suggestions.
  struct Specification: Sendable {
    var short: Character?
    /// What its value is called; `nil` when it takes none.
    var value: String?
    var isGlobal = true
    var isRepeatable = false
    var summary: String
  }

  /// The row of the table.
  var specification: Specification {
    switch self {
    case .help: Specification(short: "h", summary: "show help for the command")
    case .version: Specification(summary: "show the version")
    case .json: Specification(summary: "print one JSON document, also on failure")
    case .plain: Specification(summary: "print without colour, alignment and wrapping; cells are parted by tabs")
    case .color: Specification(value: "WHEN", summary: "colour the output: auto, always or never")
    case .quiet: Specification(short: "q", summary: "leave out hints, and what can be done")
    case .verbose:
      Specification(short: "v", summary: "show requirements that are met and events that were applied, too")
    case .noInput: Specification(summary: "read nothing from stdin unless - asks for it")
    case .step: Specification(value: "STEP", isGlobal: false, summary: "only the scenarios of one step")
    case .cart: Specification(value: "FILE", isGlobal: false, summary: "walk the cart in FILE; - reads it from stdin")
    case .event:
      Specification(
        value: "EVENT", isGlobal: false, isRepeatable: true,
        summary: "apply an event, such as 'set-quantity line=sku-lamp quantity=2'; may be repeated")
    case .events:
      Specification(
        value: "FILE", isGlobal: false, isRepeatable: true,
        summary: "apply the events in FILE, one on each line; - reads them from stdin")
    case .format:
      Specification(value: "FORMAT", isGlobal: false, summary: "text (the default) or mermaid, a state diagram")
    case .locale:
      Specification(
        value: "LOCALE", isGlobal: false,
        summary: "write or read amounts as people do there, such as de-CH; see help locales")
    case .currency:
      Specification(
        value: "CODE", isGlobal: false, summary: "price the scenario's own cart in another currency, such as JPY")
    case .restore:
      Specification(
        value: "FILE", isGlobal: false,
        summary: "go on from the snapshot in FILE, with the scenario restored; - reads it")
    case .permutations:
      Specification(isGlobal: false, summary: "each scenario in each currency and locale that it may look different in")
    case .now:
      Specification(
        value: "TIME", isGlobal: false, summary: "set the clock, such as 2026-01-31T12:00:00Z; else it is fixed")
    }
  }

  /// As it is typed in full.
  var spelling: String { "--\(rawValue)" }

  /// As it is shown in help: every spelling, and what its value is called.
  var usage: String {
    let short = specification.short.map { "-\($0), " } ?? ""
    return short + spelling + (specification.value.map { " \($0)" } ?? "")
  }

  /// Finds a flag by what was typed, with its dashes.
  init?(spelling: String) {
    let found = Flag.allCases.first { flag in
      spelling == flag.spelling || flag.specification.short.map { spelling == "-\($0)" } ?? false
    }
    guard let found else { return nil }
    self = found
  }
}
