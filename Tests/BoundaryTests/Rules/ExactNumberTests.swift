import Testing

@Suite struct ExactNumberTests {
  private static let path = "Sources/CheckoutAPI/Values/Money/A.swift"

  @Test func `no source computes with inexact numbers`() {
    ExactNumbers.rule.expectToHold()
    ExactNumbers.rule.exempting().expectToGuardItself(in: [Self.path: ""])
  }

  @Test(arguments: ExactNumbers.moneyRules.indices)
  func `no place of money has an exemption, and each is there`(index: Int) {
    ExactNumbers.moneyRules[index].expectToHold()
    ExactNumbers.moneyRules[index].expectToGuardItself(in: [ExactNumbers.moneyPaths[index] + "A.swift": ""])
  }

  @Test func `an exemption that nothing needs is named`() {
    let failures = ExactNumbers.rule.failures(in: Project([Self.path: "let a = 1"]))
    #expect(failures.count == ExactNumbers.exemptions.count)
    #expect(failures.allSatisfy { $0.hasSuffix("Remove the exemption.") })
  }

  @Test(arguments: ExactNumbers.names.sorted())
  func `a forbidden name is named however it is spelt`(name: String) {
    let spellings = [
      "let a: \(name)", "let a = Swift.\(name)(1)", "let a = Foundation . \(name)(1)", "let a = `\(name)`(1)",
      "typealias A = [\(name)?]", "let a = \"\\(\(name)(1))\"", "func a<T>(_: T) where T == \(name) {}",
    ]
    for spelling in spellings {
      ExactNumbers.rule.exempting().expect(
        Planted(name, [Self.path: "\n" + spelling], ["\(Self.path):2: \(name) is no part of an exact computation."]))
    }
  }

  @Test(arguments: ["Double", "Decimal", "NumberFormatter", "formatted"])
  func `a name in a comment, in a string or in a longer name is none`(name: String) {
    let text =
      "// \(name)\n/* \(name) /* \(name) */ */\nlet a = \"\(name)\" + #\"\"\"\n\(name)\n\"\"\"#\nlet my\(name), \(name)s: Int"
    ExactNumbers.rule.exempting().expect(Planted(name, [Self.path: text]))
  }

  @Test(arguments: ["19.99", "0.5", "1e3", "1E-3", "1_000.5", "0x1p3", "0x1.8p-1", "-0.1", "[1, 2.5]", "0...0.5"])
  func `a float literal is named`(literal: String) {
    ExactNumbers.rule.exempting().expect(
      Planted(
        literal, [Self.path: "let a = \(literal)"],
        ["\(Self.path):1: a number with a point or an exponent is a binary one."]))
  }

  @Test(arguments: [
    "1999", "0x1E", "0b1", "pair.0.1", "$0.1.0", "0...5", "0..<5", "\"0.5\"", "1.description", "a[0].b",
  ])
  func `a number that only looks like a float literal is none`(text: String) {
    ExactNumbers.rule.exempting().expect(Planted(text, [Self.path: "let a = \(text)"]))
  }
}
