import Testing

@Suite struct ManifestRuleTests {
  @Test func `the package has its four targets and products and depends on no other`() {
    ManifestRules.shape.expectToHold()
    ManifestRules.shape.expectToGuardItself(in: ["Package.swift": ManifestSample.good])
  }

  @Test func `every target is checked by the complete list of strict settings`() {
    ManifestRules.strictness.expectToHold()
    ManifestRules.strictness.expectToGuardItself(in: ["Package.swift": ManifestSample.good])
  }

  @Test(arguments: [
    ManifestSample.planted("as it should be"),
    ManifestSample.planted(
      "a package from outside", "  products:", "  dependencies: [.package(path: \"X\")],\n  products:",
      ["Package.swift:17: the package depends on another."]),
    ManifestSample.planted(
      "a target more", "    .testTarget", "    .target(name: \"New\", swiftSettings: strictSettings),\n    .testTarget",
      ["Package.swift:31: there is no such source target as New"]),
    ManifestSample.planted(
      "a product renamed", "\"checkout-scenarios\"", "\"scenarios\"",
      [
        "Package.swift:21: there is no such product as executable scenarios: CheckoutScenariosCLI",
        "Package.swift:1: the product executable checkout-scenarios: CheckoutScenariosCLI is missing.",
      ]),
    ManifestSample.planted(
      "a computed list", "// The end", "package.targets.append(.target(name: \"New\"))",
      ["Package.swift:37: the manifest is more than lists of plain calls."]),
    ManifestSample.planted(
      "a list added to another", "  targets: [", "  targets: more + [",
      [
        "Package.swift:23: the manifest is more than lists of plain calls.",
        "Package.swift:1: the source target CheckoutAPI is missing.",
        "Package.swift:1: the source target CheckoutCore is missing.",
        "Package.swift:1: the source target CheckoutScenariosCLI is missing.",
        "Package.swift:1: the source target CheckoutTesting is missing.",
      ]),
    ManifestSample.planted(
      "a dependency on a product", "dependencies: [\"CheckoutAPI\"]",
      "dependencies: [.product(name: \"A\", package: \"B\")]",
      ["Package.swift:25: the manifest is more than lists of plain calls."]),
  ])
  func `a manifest of another shape is named`(_ planted: Planted) {
    ManifestRules.shape.expect(planted)
  }

  @Test(arguments: [
    ManifestSample.planted("as it should be"),
    ManifestSample.planted(
      "a misspelt feature", "ExistentialAny", "ExistentialAnyy",
      [
        "Package.swift:5: there is no such upcoming feature as ExistentialAnyy, or it is there twice. "
          + "There are exactly: ExistentialAny, ImmutableWeakCaptures,",
        "Package.swift:1: the upcoming feature ExistentialAny is missing.",
      ]),
    ManifestSample.planted(
      "warnings let pass", "treatAllWarnings(as: .error)", "treatAllWarnings(as: .warning)",
      [
        "Package.swift:12: there is no such setting as .treatAllWarnings(as:.warning)",
        "Package.swift:1: the setting .treatAllWarnings(as:.error) is missing.",
      ]),
    ManifestSample.planted(
      "another language mode", ".v6", ".v5",
      [
        "Package.swift:4: there is no such setting as .swiftLanguageMode(.v5)",
        "Package.swift:1: the setting .swiftLanguageMode(.v6) is missing.",
      ]),
    ManifestSample.planted(
      "a target without them", "[\"CheckoutAPI\"], swiftSettings: strictSettings", "[\"CheckoutAPI\"]",
      ["Package.swift:25: CheckoutCore does not use the strict settings as they are."]),
    ManifestSample.planted(
      "a target with less", "[\"CheckoutAPI\"], swiftSettings: strictSettings",
      "[\"CheckoutAPI\"], swiftSettings: strictSettings.dropLast()",
      ["Package.swift:25: CheckoutCore does not use the strict settings as they are."]),
    ManifestSample.planted(
      "unsafe flags", "[\"CheckoutAPI\"],", "[\"CheckoutAPI\"], linkerSettings: [.unsafeFlags([\"-x\"])],",
      ["Package.swift:25: there are unsafe flags.", "Package.swift:25: CheckoutCore has an argument linkerSettings."]),
    Planted(
      "a nested package with less",
      ["Examples/App/Package.swift": ManifestSample.good.replacing(".v6", with: ".v5")],
      [
        "Examples/App/Package.swift:4: there is no such setting as .swiftLanguageMode(.v5)",
        "Examples/App/Package.swift:1: the setting .swiftLanguageMode(.v6) is missing.",
      ]),
  ])
  func `a setting that is missing or unknown is named`(_ planted: Planted) {
    ManifestRules.strictness.expect(planted)
  }
}
