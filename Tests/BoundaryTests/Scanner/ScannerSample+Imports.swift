extension ScannerSample {
  static let imports = [
    ScannerSample("plain", "import A", ["1: A"]),
    ScannerSample("group", "@_spi(X) import A", ["1: @_spi(X) A"]),
    ScannerSample("group and access", "@_spi(X) public import A", ["1: @_spi(X) public A"]),
    ScannerSample("exported", "@_exported import A", ["1: @_exported A"]),
    ScannerSample("preconcurrency", "@preconcurrency import A", ["1: @preconcurrency A"]),
    ScannerSample("testable", "@testable import A", ["1: @testable A"]),
    ScannerSample("implementation only", "@_implementationOnly import A", ["1: @_implementationOnly A"]),
    ScannerSample(
      "several attributes", "@testable @_spi(X) @_spi(Y) package import A",
      ["1: @testable @_spi(X) @_spi(Y) package A"]),
    ScannerSample(
      "every access level",
      "public import A\npackage import B\ninternal import C\nfileprivate import D\nprivate import E",
      ["1: public A", "2: package B", "3: internal C", "4: fileprivate D", "5: private E"]),
    ScannerSample("kinds", "import struct A.T\nimport func B.f", ["1: struct A.T", "2: func B.f"]),
    ScannerSample("submodule", "import A.B.C", ["1: A.B.C"]),
    ScannerSample("two on a line", "import A; import B", ["1: A", "1: B"]),
    ScannerSample("behind a comment", "/* c */ import A", ["1: A"]),
    ScannerSample("comments inside", "import /* c */ A // import B", ["1: A"]),
    ScannerSample("behind a nested comment", "/* a /* import B */ c */ import A", ["1: A"]),
    ScannerSample("attribute on its own line", "@_spi(X)\n// c\n@testable\nimport A", ["4: @_spi(X) @testable A"]),
    ScannerSample("spread over lines", "@_spi(\n  X\n)\npublic\nimport\nA", ["5: @_spi(X) public A"]),
    ScannerSample(
      "conditional", "#if canImport(A)\nimport A\n#elseif os(Linux)\nimport B\n#else\nimport C\n#endif",
      ["2: A", "4: B", "6: C"]),
    ScannerSample("in backticks", "import `class`\nimport struct `A`.`B`", ["1: class", "2: struct A.B"]),
    ScannerSample("carriage returns", "import A\r\nimport B\rimport C", ["1: A", "2: B", "3: C"]),
    ScannerSample("byte order mark", "\u{FEFF}import A", ["1: A"]),
    ScannerSample("script", "#!/usr/bin/env swift import X\nimport A", ["2: A"]),
    ScannerSample("behind a string", "let a = \"\\\"\"; import A", ["1: A"]),
    ScannerSample("no line break at the end", "let a = 1\nimport A", ["2: A"]),
  ]

  static let doors = [
    ScannerSample("function", "@_spi(X) public func f() {}", ["1: door X"]),
    ScannerSample("member", "struct S {\n  @_spi(X)\n  public init() {}\n}", ["2: door X"]),
    ScannerSample("extension", "import A\n@_spi(X) extension S {}", ["1: A", "2: door X"]),
    ScannerSample("among others", "@MainActor @_spi(X) @available(*, deprecated) public let a = 1", ["1: door X"]),
    ScannerSample("two groups", "@_spi(X)\n@_spi(Y) public let a = 1", ["1: door X", "2: door Y"]),
    ScannerSample("opened, not declared", "@_spi(X) import A\npublic let a = 1", ["1: @_spi(X) A"]),
    ScannerSample("in a comment", "// @_spi(X)\n/* @_spi(Y) */ public let a = \"@_spi(Z) let b\""),
    ScannerSample("under a condition", "#if A\n@_spi(X)\n#endif\npublic let a = 1", ["2: door X"]),
  ]
}
