import CheckoutTesting

extension Report {
  /// What the tool is, two examples, and the commands.
  static var overview: Report {
    var page = Page()
    page.add("\(Tool.name) shows any step of the checkout, without walking there and without a network.", .strong)
    page.add("From the package: swift run \(Tool.name) ...")
    page.add(
      "Examples",
      [
        [.init("\(Tool.name) card-entry", .good)],
        [.init("\(Tool.name) cart --event 'set-quantity line=sku-lamp quantity=3'", .good)],
      ])
    page.add("Commands", commandRows)
    page.add("Flags that every command takes", Flag.global.map { [.init($0.usage), .init($0.specification.summary)] })
    page.add("Topics", HelpTopic.allCases.map { [.init("help \($0.rawValue)"), .init($0.summary)] })
    let commands: [JSONValue] = Command.allCases.map { command in
      [
        "name": .string(command.rawValue),
        "summary": .string(command.specification.summary),
        "usage": .string(command.usage),
      ]
    }
    let payload: JSONValue = [
      "name": .string(Tool.name),
      "version": .string(Tool.version),
      "commands": .array(commands),
      "scenarios": .strings(CheckoutScenario.allCases.map(\.id)),
    ]
    return Report(kind: .overview, page: page, payload: payload)
  }

  /// The release.
  static var version: Report {
    var page = Page()
    page.add("\(Tool.name) \(Tool.version)")
    return Report(
      kind: .version, page: page, payload: ["name": .string(Tool.name), "version": .string(Tool.version)])
  }

  private static var commandRows: [[Page.Cell]] {
    [["SCENARIO", .init("the id of a scenario is a command: the same as run SCENARIO")]]
      + Command.allCases.map { [.init($0.rawValue), .init($0.specification.summary)] }
  }
}
