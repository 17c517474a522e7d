import Testing

@Suite struct DeclaredDependencyTests {
  private static let manifest = """
    let package = Package(
      name: "P",
      targets: [
        .target(name: "A"),
        .target(name: "B", dependencies: ["A"]),
      ]
    )
    """

  private static func planted(_ name: String, a: String, b: String, _ failures: [String] = []) -> Planted {
    Planted(name, ["Package.swift": manifest, "Sources/A/A.swift": a, "Sources/B/B.swift": b], failures)
  }

  @Test func `the manifest and the imports agree`() {
    DeclaredDependencies.rule.expectToHold()
    DeclaredDependencies.rule.expectToGuardItself(in: ["Package.swift": Self.manifest])
  }

  @Test(arguments: [
    planted("agreement", a: "let a = 1", b: "import struct A.T\nlet b = 1"),
    planted(
      "imported in a comment alone", a: "", b: "// import A",
      ["Package.swift:5: B declares A, which none of its files imports."]),
    planted(
      "declared but not imported", a: "let a = 1", b: "let b = \"import A\"",
      ["Package.swift:5: B declares A, which none of its files imports."]),
    planted(
      "imported but not declared", a: "\n@testable import B", b: "import A\nlet b = 1",
      ["Package.swift:4: A imports B in Sources/A/A.swift:2 and does not declare it."]),
    Planted(
      "no file", ["Package.swift": manifest, "Sources/B/B.swift": "import A"], ["Package.swift:4: A has no file."]),
  ])
  func `a dependency that only one of the two knows is named`(_ planted: Planted) {
    DeclaredDependencies.rule.exempting().expect(planted)
  }
}
