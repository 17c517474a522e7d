import Testing

@Suite struct ImportRuleTests {
  @Test func `the targets import only the modules of their row`() {
    ImportTable.rule.expectToHold()
    ImportTable.rule.expectToGuardItself(in: ["Sources/CheckoutAPI/A.swift": ""])
  }

  @Test(arguments: [
    Planted(
      "a module of the system", ["Sources/CheckoutCore/A.swift": "import CheckoutAPI\nimport Glibc"],
      ["Sources/CheckoutCore/A.swift:2: CheckoutCore must not import Glibc."]),
    Planted(
      "upwards", ["Sources/CheckoutAPI/A.swift": "@_spi(X) public import CheckoutCore"],
      ["Sources/CheckoutAPI/A.swift:1: CheckoutAPI must not import CheckoutCore."]),
    Planted(
      "a test library in a library", ["Sources/CheckoutTesting/A.swift": "/* c */ import Testing; import XCTest"],
      [
        "Sources/CheckoutTesting/A.swift:1: CheckoutTesting must not import Testing.",
        "Sources/CheckoutTesting/A.swift:1: CheckoutTesting must not import XCTest.",
      ]),
    Planted(
      "past the testing kit",
      ["Sources/CheckoutScenariosCLI/Main.swift": "#if os(X)\nimport struct CheckoutCore.T\n#endif"],
      ["Sources/CheckoutScenariosCLI/Main.swift:2: CheckoutScenariosCLI must not import CheckoutCore."]),
    Planted(
      "a target without a row", ["Sources/CheckoutNew/A.swift": "import CheckoutAPI"],
      ["Sources/CheckoutNew/A.swift:1: the target has no row"]),
    Planted(
      "a feature that knows the checkout", ["Examples/Shop/Sources/Store/A.swift": "import CheckoutAPI"],
      ["Examples/Shop/Sources/Store/A.swift:1: Examples/Shop/Sources/Store must not import CheckoutAPI."]),
    Planted(
      "a feature that knows another",
      ["Examples/Shop/Sources/Store/Deep/A.swift": "import Observation\nimport Account"],
      ["Examples/Shop/Sources/Store/Deep/A.swift:2: Examples/Shop/Sources/Store must not import Account."]),
    Planted(
      "stubs in an app", ["Examples/Shop/Sources/ShopKit/A.swift": "import CheckoutTesting"],
      ["Examples/Shop/Sources/ShopKit/A.swift:1: Examples/Shop/Sources/ShopKit must not import CheckoutTesting."]),
    Planted(
      "an example without a row", ["Examples/App/Sources/App/A.swift": ""],
      ["Examples/App/Sources/App/A.swift:1: the target has no row"]),
    Planted("the stand-in", ["Sources/CheckoutAPI/A.swift": "import FoundationEssentials // import Glibc"]),
  ])
  func `an import that the table does not have is named`(_ planted: Planted) {
    ImportTable.rule.exempting().expect(planted)
  }

  @Test func `no import re-exports and no source opens a module for testing`() {
    ImportTable.attributes.expectToHold()
    ImportTable.attributes.expectToGuardItself(in: ["Sources/CheckoutAPI/A.swift": ""])
  }

  @Test(arguments: [
    Planted(
      "re-export", ["Examples/App/Sources/App/A.swift": "\n@_exported import CheckoutCore"],
      ["Examples/App/Sources/App/A.swift:2: CheckoutCore is re-exported."]),
    Planted(
      "opened for testing", ["Sources/CheckoutTesting/A.swift": "@testable import CheckoutCore"],
      ["Sources/CheckoutTesting/A.swift:1: CheckoutCore is opened for testing"]),
    Planted("in a test", ["Tests/CheckoutScenariosCLITests/A.swift": "@testable import CheckoutScenariosCLI"]),
    Planted("in a test of an example", ["Examples/App/Tests/AppTests/A.swift": "@testable import App"]),
  ])
  func `a forbidden attribute of an import is named`(_ planted: Planted) {
    ImportTable.attributes.expect(planted)
  }

  @Test func `Foundation is imported only where its essentials cannot be`() {
    FoundationFallback.rule.expectToHold()
    FoundationFallback.rule.expectToGuardItself(in: ["Sources/CheckoutAPI/A.swift": ""])
  }

  @Test(arguments: [
    Planted(
      "plain", ["Sources/CheckoutCore/A.swift": "import Foundation"],
      ["Sources/CheckoutCore/A.swift:1: Foundation is imported where"]),
    Planted(
      "under another condition",
      ["Sources/CheckoutCore/A.swift": "#if os(Linux)\n#else\nimport struct Foundation.Data\n#endif"],
      ["Sources/CheckoutCore/A.swift:3: Foundation is imported where"]),
    Planted(
      "in the wrong branch",
      ["Sources/CheckoutCore/A.swift": "#if canImport(FoundationEssentials)\nimport Foundation\n#endif"],
      ["Sources/CheckoutCore/A.swift:2: Foundation is imported where"]),
    Planted(
      "the stand-in",
      [
        "Sources/CheckoutCore/A.swift":
          "#if canImport( FoundationEssentials )\nimport FoundationEssentials\n#else\npublic import Foundation\n#endif"
      ]),
  ])
  func `an import of Foundation that is no fallback is named`(_ planted: Planted) {
    FoundationFallback.rule.expect(planted)
  }
}
