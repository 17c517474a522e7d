import CheckoutAPI

extension EventGrammar {
  /// Every event with its arguments, for people.
  static var page: Page {
    var page = Page()
    page.add(
      "An event is its name, then name=value arguments. A value with spaces stands in double quotes, in which \\\" is "
        + "a quote and \\\\ a backslash. In a file there is one event on each line; a "
        + "line that begins with # is a comment.")
    for kind in CheckoutActionKind.allCases {
      let grammar = EventGrammar.of(kind)
      var rows: [[Page.Cell]] = grammar.arguments.map { argument in
        [
          .init(argument.usage),
          .init(argument.help + (argument.isSecret ? " (secret: only in a file or on stdin)" : "")),
        ]
      }
      if rows.isEmpty { rows = [[.init("no arguments", .faint)]] }
      page.add("\(kind.rawValue): \(grammar.summary)", rows)
      if !grammar.example.isEmpty { page.add([[.init("\(kind.rawValue) \(grammar.example)", .good)]]) }
    }
    return page
  }

  /// One event with its arguments, for programs.
  static func json(_ kind: CheckoutActionKind) -> JSONValue {
    let grammar = EventGrammar.of(kind)
    let arguments: [JSONValue] = grammar.arguments.map { argument in
      [
        "name": .string(argument.name),
        "help": .string(argument.help),
        "isRequired": .bool(argument.isRequired),
        "isSecret": .bool(argument.isSecret),
      ]
    }
    return [
      "name": .string(kind.rawValue),
      "summary": .string(grammar.summary),
      "arguments": .array(arguments),
      "example": .string(grammar.example.isEmpty ? kind.rawValue : "\(kind.rawValue) \(grammar.example)"),
    ]
  }
}
