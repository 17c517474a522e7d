import Testing

@Suite struct MachineSettingTests {
  private static let path = "Sources/CheckoutAPI/Values/A.swift"

  @Test func `no source goes by a locale, a calendar or a pattern`() {
    MachineSettings.rule.expectToHold()
    MachineSettings.rule.expectToGuardItself(in: [Self.path: ""])
  }

  @Test(arguments: MachineSettings.names.sorted())
  func `a forbidden name is named however it is spelt`(name: String) {
    for spelling in [
      "let a: \(name)", "let a = \(name).current", "let a = Foundation . \(name)(1)", "let a = `\(name)`(1)",
      "let a = text.\(name)", "let a = \"\\(b.\(name))\"", "typealias A = [\(name)?]",
    ] {
      MachineSettings.rule.expect(
        Planted(name, [Self.path: "\n" + spelling], ["\(Self.path):2: \(name) goes by settings or patterns."]))
    }
  }

  @Test(arguments: [
    "let a = /[0-9]+/", "let a = #/[0-9]+/#", "let a = ##/ a /##", "f(/a/)", "text.matches(of: pattern)",
    "let a = #/\n  [0-9]+\n/#", "if text.contains(/4/) { f() }", "\"\\(text.replacing(/4/, with: b))\"",
  ])
  func `a pattern is named`(text: String) {
    MachineSettings.rule.expect(
      Planted(text, [Self.path: text], ["\(Self.path):1: a pattern decides what a text is."]))
  }

  @Test(arguments: [
    "// Locale, /[0-9]+/", "let a = \"Regex, Calendar.current\"", "let a = b / c / d", "let myLocale = Locales.all",
    "rule.matches(text)", "let a = matches.first", "rule.matches(of, 1)", "var calendar = 1, regex = 2",
  ])
  func `what only looks like it is none`(text: String) {
    MachineSettings.rule.expect(Planted(text, [Self.path: text]))
  }
}
