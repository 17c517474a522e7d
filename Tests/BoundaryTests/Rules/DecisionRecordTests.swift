import Testing

@Suite struct DecisionRecordTests {
  private static let record = """
    # 0001. Money is an integer

    - Status: accepted
    - Date: 2025-01-31
    - Check: `Tests/MoneyTests.swift`

    ## Context

    Why.

    ## Decision

    What.

    ## Consequences

    - Good.
    - Negative: it costs.
    """

  private static let index = """
    # Decisions

    | ADR | decision | check |
    |---|---|---|
    | [0001](0001-money.md) | Money is an integer | `Tests/MoneyTests.swift` |
    """

  private static let files = [
    "docs/adr/README.md": index, "docs/adr/0001-money.md": record, "docs/adr/template.md": "# NNNN. Title",
    "Tests/MoneyTests.swift": "",
  ]

  /// The good files with one piece of one of them exchanged.
  private static func planted(
    _ name: String, in path: String = "docs/adr/0001-money.md", _ piece: String = "", _ other: String = "",
    _ failures: [String] = []
  ) -> Planted {
    var spoilt = files
    spoilt[path] = piece.isEmpty ? files[path] : files[path]?.replacing(piece, with: other, maxReplacements: 1)
    return Planted(name, spoilt, failures)
  }

  @Test func `every decision is complete and listed in the index`() {
    DecisionRecords.rule.expectToHold()
    DecisionRecords.rule.expectToGuardItself(in: Self.files)
  }

  @Test(arguments: [
    planted("as it should be"),
    planted(
      "advice", "`Tests/MoneyTests.swift`", "advice only", ["docs/adr/README.md:5: the row of 0001-money.md has"]),
    planted("another number", "# 0001", "# 0002", ["docs/adr/0001-money.md:1: the title and the file have not"]),
    planted("no status", "- Status: accepted", "", ["docs/adr/0001-money.md:1: the field Status is missing."]),
    planted("an empty date", "2025-01-31", "", ["docs/adr/0001-money.md:1: the field Date is missing."]),
    planted("no date", "2025-01-31", "soon", ["docs/adr/0001-money.md:4: soon is no date."]),
    planted("no context", "## Context", "## Contxt", ["docs/adr/0001-money.md:1: the section Context is missing"]),
    planted("an empty decision", "What.", "", ["docs/adr/0001-money.md:1: the section Decision is missing or empty."]),
    planted("no price", "Negative: it", "It", ["docs/adr/0001-money.md:17: no consequence is a negative one."]),
    planted("an empty price", "Negative: it costs.", "Negative:", ["docs/adr/0001-money.md:17: no consequence is"]),
    planted(
      "a check that is no path", "`Tests/MoneyTests.swift`", "the tests",
      [
        "docs/adr/0001-money.md:5: the check names no file.",
        "docs/adr/README.md:5: the row of 0001-money.md has another check than the file. Write there: the tests.",
      ]),
    planted(
      "a check that is gone", "`Tests/MoneyTests.swift`", "`Tests/Gone.swift`",
      [
        "docs/adr/0001-money.md:5: the check Tests/Gone.swift does not exist.",
        "docs/adr/README.md:5: the row of 0001-money.md has another check than the file.",
      ]),
    planted(
      "a dead link", "Why.", "[Why](../why.md)", ["docs/adr/0001-money.md:9: the link to ../why.md leads nowhere."]),
    planted("a live link", "Why.", "[Why](../../Tests/MoneyTests.swift), [RFC](https://example.org)"),
    planted(
      "not listed", in: "docs/adr/README.md", "| [0001](0001-money.md) ", "| 0001 ",
      ["docs/adr/README.md:1: docs/adr/0001-money.md is not in the index."]),
    planted(
      "listed twice", in: "docs/adr/README.md", "|---|---|---|",
      "| [0001](0001-money.md) | a | `Tests/MoneyTests.swift` |",
      ["docs/adr/README.md:5: the row lists 0001-money.md, which is no decision or is listed twice."]),
    planted(
      "no decision", in: "docs/adr/README.md", "|---|---|---|", "| [T](template.md) | a | b |",
      ["docs/adr/README.md:4: the row lists template.md, which is no decision"]),
    Planted(
      "no index", ["docs/adr/0001-money.md": record, "Tests/MoneyTests.swift": ""],
      ["docs/adr/0001-money.md:1: there is no index."]),
  ])
  func `a decision that is incomplete or not listed is named`(_ planted: Planted) {
    DecisionRecords.rule.expect(planted)
  }
}
