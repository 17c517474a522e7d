import Testing

@Suite struct DoorTests {
  @Test func `the doors are declared and opened only where the table says so`() {
    Doors.rule.expectToHold()
    Doors.rule.expectToGuardItself(in: ["Sources/CheckoutAPI/A.swift": ""])
  }

  @Test(arguments: [
    Planted(
      "misspelt", ["Sources/CheckoutTesting/A.swift": "@_spi(Internal) import CheckoutCore"],
      ["Sources/CheckoutTesting/A.swift:1: there is no door named Internal. The doors are Internals and Scenarios."]),
    Planted(
      "misspelt declaration", ["Sources/CheckoutCore/A.swift": "\n@_spi(Scenario) public func f() {}"],
      ["Sources/CheckoutCore/A.swift:2: there is no door named Scenario."]),
    Planted(
      "opened by a source", ["Examples/App/Sources/App/A.swift": "@_spi(Internals) public import CheckoutCore"],
      ["Examples/App/Sources/App/A.swift:1: the door Internals must not be opened here. Use the plain interface."]),
    Planted(
      "the wrong one",
      ["Sources/CheckoutScenariosCLI/A.swift": "@_spi(Scenarios) @_spi(Internals) import CheckoutTesting"],
      ["Sources/CheckoutScenariosCLI/A.swift:1: the door Internals must not be opened here. Only Scenarios may"]),
    Planted(
      "opened by its own module", ["Sources/CheckoutCore/A.swift": "@_spi(Internals) import CheckoutAPI"],
      ["Sources/CheckoutCore/A.swift:1: the door Internals must not be opened here."]),
    Planted(
      "declared in the contract", ["Sources/CheckoutAPI/A.swift": "struct S {\n  @_spi(Internals) public init() {}\n}"],
      ["Sources/CheckoutAPI/A.swift:2: the door Internals must not be declared here."]),
    Planted(
      "an unknown place", ["Elsewhere/A.swift": "import CheckoutCore"],
      ["Elsewhere/A.swift:1: no row of the table of doors"]),
    Planted(
      "as it is meant",
      [
        "Sources/CheckoutCore/A.swift": "@_spi(Scenarios)\npublic func f() {}\n@_spi(Internals) extension S {}",
        "Sources/CheckoutTesting/A.swift": "@_spi(Internals) import CheckoutCore\n@_spi(Internals) public func f() {}",
        "Sources/CheckoutScenariosCLI/A.swift": "@_spi(Scenarios) import CheckoutTesting",
        "Examples/App/Tests/AppTests/A.swift": "@_spi(Internals) import CheckoutCore",
        "Benchmarks/Sources/Run/A.swift": "@_spi(Internals) import CheckoutCore",
      ]),
  ])
  func `a door in the wrong place is named`(_ planted: Planted) {
    Doors.rule.expect(planted)
  }
}
