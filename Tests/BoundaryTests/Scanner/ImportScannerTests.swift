import Testing

/// A piece of Swift with the imports and doors it has.
struct ScannerSample: Sendable, CustomTestStringConvertible {
  let name: String
  let source: String
  let report: [String]

  init(_ name: String, _ source: String, _ report: [String] = []) {
    (self.name, self.source, self.report) = (name, source, report)
  }

  var testDescription: String { name }
}

@Suite struct ImportScannerTests {
  @Test(arguments: ScannerSample.imports)
  func `an import is seen with all that is written about it`(_ sample: ScannerSample) {
    #expect(ImportScanner.scan(Array(sample.source.utf8)).report == sample.report)
  }

  @Test(arguments: ScannerSample.lookalikes)
  func `what only looks like an import is not seen`(_ sample: ScannerSample) {
    // The import behind it has to be found all the same: a lexer that lost its way would miss it.
    let source = sample.source + "\nimport Last\n"
    let line = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(ImportScanner.scan(Array(source.utf8)).report == ["\(line): Last"])
  }

  @Test(arguments: ScannerSample.doors)
  func `a door is seen with its line and an opened one is not taken for it`(_ sample: ScannerSample) {
    #expect(ImportScanner.scan(Array(sample.source.utf8)).report == sample.report)
  }

  @Test func `an import knows the branches of the conditions around it`() {
    let source = """
      #if canImport(A) && os(Linux)
      import A
      #elseif DEBUG // why
      #if !X
      import B
      #endif
      #else
      import C
      #endif
      import D
      """
    let imports = ImportScanner.scan(Array(source.utf8)).imports
    let outer = "canImport(A)&&os(Linux)"
    #expect(
      imports.map(\.conditions) == [
        [ConditionBranch(opening: outer, clause: .if, condition: outer)],
        [
          ConditionBranch(opening: outer, clause: .elseif, condition: "DEBUG"),
          ConditionBranch(opening: "!X", clause: .if, condition: "!X"),
        ],
        [ConditionBranch(opening: outer, clause: .else, condition: "")],
        [],
      ])
  }

  @Test func `branches beyond the deepest nesting are left out and closed in order`() {
    let depth = ImportScanner.deepestNesting + 10
    let source =
      String(repeating: "#if A\n", count: depth) + "import B\n"
      + String(repeating: "#else\n#endif\n", count: depth) + "import C\n"
    let imports = ImportScanner.scan(Array(source.utf8)).imports
    #expect(imports.map(\.conditions.count) == [ImportScanner.deepestNesting, 0])
  }
}
