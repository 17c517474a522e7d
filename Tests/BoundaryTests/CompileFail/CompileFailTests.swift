import Foundation
import Testing

@Suite struct CompileFailTests {
  @Test func `there is a case to compile`() {
    #expect(!CompileCase.all.isEmpty)
  }

  @Test(arguments: CompileCase.all)
  func `what must not compile is refused with the expected error and its twin compiles`(_ test: CompileCase) throws {
    let compiler = CaseCompiler(modules: try BuildProducts.modules(), root: PackageRoot.url)
    let failures = try compiler.failures(of: test)
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }
}

/// Cases written for the moment, to see that the harness reports what is wrong with them.
@Suite struct CompileFailHarnessTests {
  private static let fails = "// expect: cannot find 'x' in scope\nlet a = x\n"
  private static let compiles = "let a = 1\n"

  @Test func `a case that behaves is not reported`() throws {
    #expect(try failures(fails: Self.fails, compiles: Self.compiles) == [])
  }

  @Test func `an error other than the expected one is reported with both`() throws {
    let failures = try failures(fails: "// expect: another\nlet a = x\n", compiles: Self.compiles)
    #expect(failures.count == 1)
    #expect(failures.first?.contains("refused with:\n  another\nand was with:\n") == true)
    #expect(failures.first?.hasSuffix("fails.swift:2: cannot find 'x' in scope") == true)
  }

  @Test func `a second error is reported`() throws {
    let failures = try failures(fails: Self.fails + "let b = y\n", compiles: Self.compiles)
    #expect(failures.first?.contains("fails.swift:3: cannot find 'y' in scope") == true)
  }

  @Test func `a file that compiles after all is reported`() throws {
    let failures = try failures(fails: "// expect: another\nlet a = 1\n", compiles: Self.compiles)
    #expect(failures == ["case: fails.swift compiles. It has to be refused with: another"])
  }

  @Test func `a twin with an error or a warning is reported`() throws {
    #expect(
      try failures(fails: Self.fails, compiles: "let a = x\n") == [
        "case: compiles.swift does not compile cleanly: line 1: cannot find 'x' in scope"
      ])
    #expect(
      try failures(fails: Self.fails, compiles: "func f() {\n  let a = 1\n}\n") == [
        "case: compiles.swift does not compile cleanly: line 2: initialization of immutable value 'a' was never used; "
          + "consider replacing with assignment to '_' or removing it"
      ])
  }

  @Test func `a case without a twin or an expectation is reported`() throws {
    #expect(try failures(fails: Self.fails, compiles: nil).first?.contains("there is no compiles.swift") == true)
    #expect(
      try failures(fails: "let a = x\n", compiles: Self.compiles).first?.contains("does not begin with `// expect: `")
        == true)
  }

  @Test func `a case inside a module sees what only the module sees`() throws {
    let module = ["Package.swift": "", "Sources/M/A.swift": "struct Hidden { fileprivate init(a: Int) {} }\n"]
    let expected = "'Hidden' initializer is inaccessible due to 'fileprivate' protection level"
    #expect(
      try failures(
        fails: "// expect: \(expected)\n// inside: M\nlet a = Hidden(a: 1)\n",
        compiles: "func f(_ hidden: Hidden) {}\n", package: module) == [])
  }

  @Test func `an error in the module around a case is not taken for that of the case`() throws {
    let module = ["Package.swift": "", "Sources/M/A.swift": "let b = x\n"]
    let failures = try failures(
      fails: "// expect: cannot find 'x' in scope\n// inside: M\nlet a = 1\n", compiles: "", package: module)
    #expect(failures == ["case: fails.swift compiles. It has to be refused with: cannot find 'x' in scope"])
  }

  @Test func `a case inside a module that is not there is reported`() throws {
    #expect(throws: BuildProducts.Missing.self) {
      try failures(fails: "// expect: a\n// inside: Nowhere\n", compiles: "")
    }
  }

  @Test func `a compiler that is not there is reported with a sentence`() {
    let missing = #expect(throws: Command.Missing.self) {
      try Command("swiftc", environment: ["PATH": "/nowhere"])
    }
    #expect(missing?.description.hasPrefix("swiftc is in no directory of PATH") == true)
  }

  @Test func `the cases of a folder without any are none`() throws {
    #expect(try withTemporaryDirectory { CompileCase.cases(in: $0).count } == 0)
    #expect(CompileCase.cases(in: URL(filePath: "/nowhere")).isEmpty)
  }

  /// Writes a case, and the package it may be inside of, and compiles both files.
  private func failures(fails: String, compiles: String?, package: [String: String] = [:]) throws -> [String] {
    try withTemporaryDirectory { root in
      let test = CompileCase(folder: root.appending(path: "case"))
      var files = package
      files["case/fails.swift"] = fails
      files["case/compiles.swift"] = compiles
      for (path, text) in files {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try CaseCompiler(modules: try BuildProducts.modules(), root: root).failures(of: test)
    }
  }
}
