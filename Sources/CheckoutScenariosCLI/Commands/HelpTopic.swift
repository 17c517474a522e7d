/// Something `help` can explain besides the commands.
enum HelpTopic: String, CaseIterable, Sendable {
  case events
  case exitCodes = "exit-codes"
  case environment
  case json
  case locales
  case scenarios
  case privacy

  /// What it is about, in a few words.
  var summary: String {
    switch self {
    case .events: "every event with its arguments"
    case .exitCodes: "what the exit codes mean"
    case .environment: "the variables that are read"
    case .json: "what --json prints"
    case .locales: "the locales that amounts can be written for"
    case .scenarios: "what a scenario is, and how to bring your own cart"
    case .privacy: "how card numbers are given and hidden"
    }
  }

  /// What is read from the environment, and what it does.
  static let variables: [(name: String, effect: String)] = [
    ("NO_COLOR", "not empty: no colour, unless --color always"),
    ("CLICOLOR_FORCE", "neither empty nor 0: colour, although the output is no terminal"),
    ("FORCE_COLOR", "the same"),
    ("TERM", "empty or dumb: no colour"),
  ]

  /// The paragraphs of a topic that is told in prose.
  var paragraphs: [String] {
    switch self {
    case .events, .exitCodes, .environment: []
    case .json:
      [
        "--json prints one document and nothing else on stdout, also on failure: schemaVersion, kind, payload, "
          + "diagnostics and exitCode. Keys are sorted, and the same arguments give the same bytes.",
        "Money is an object of currency and minorUnits: 19.99 EUR is 1999 minor units. --locale changes nothing of it.",
        "A scenario's payload has scenario, step, route, screen, requirements, allowed, totals, notices, "
          + "dropped, isReadyToPlace, pending and cart. A failure is in diagnostics, with code, message and hint, with file "
          + "and line where they are known, and with the refusal when an event was refused.",
      ]
    case .locales:
      [
        "--locale LOCALE writes amounts as people do there: \(Tool.name) payment --locale de-CH. Upper or lower case, "
          + "- or _ make no difference. Amounts stay exact: every decimal of the currency is written, also where people "
          + "are used to fewer."
      ]
    case .scenarios:
      [
        "A scenario is a checkout that stands at a step, with everything before it answered. It was walked there by "
          + "the same actions a shopper uses, so it is never impossible. Its clock is fixed: the same arguments give "
          + "the same bytes.",
        "--cart FILE walks your own cart there: {\"currency\": \"EUR\", \"lines\": [{\"id\": \"sku-1\", \"name\": "
          + "\"Lamp\", \"unitPrice\": \"19.99\", \"quantity\": 2, \"kind\": \"physical\", \"guarantee\": false}], "
          + "\"promotionCodes\": [\"SAVE10\"]}. kind, guarantee and promotionCodes can be left out. A price is a text "
          + "of major units, or an object of currency and minorUnits; a number is refused.",
        "--currency CODE prices the scenario's own cart in another currency: as many cents, or whole units where there "
          + "are none. list --permutations names the currencies and locales that are worth a look.",
        "restored --restore FILE goes on from a snapshot that an app wrote, in EUR or in the --currency of that app.",
        "--event and --events apply events in the order they are given. All of them are read before one is applied. A "
          + "refused event ends the run with 1; what is shown is the step before it.",
      ]
    case .privacy:
      [
        "The number and the code of a card, and those of a gift card, are never arguments: every process of a machine "
          + "can read the arguments of the others. They come from stdin or from a file of events.",
        "At the card step the first line of stdin is the number, the second the expiry, the third the code: "
          + "\(Tool.name) card-entry < card.txt. A card on file that wants only its code takes the code alone. "
          + "--no-input reads nothing.",
        "validate card reads cards from stdin, one on each line, and repeats nothing of them but the brand.",
        "With --events - the lines of stdin are events, and a line of only digits, spaces and dashes is a card's number.",
        "Whatever could be the number of a card is masked to its last four digits in everything that is printed. "
          + "Nothing is written to disk, and there is no network.",
      ]
    }
  }
}
