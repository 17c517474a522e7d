import Testing

@Suite struct LexerTests {
  @Test func `a literal is one token with its text and a comment is none`() {
    let source = #"let `a b` = "x\(y)z" /* c */ + #/r/# // d"#
    let tokens = Lexer.tokens(of: Array(source.utf8))
    #expect(tokens.map(\.text) == ["let", "a b", "=", "y", "xz", "+", "r"])
    #expect(tokens.map(\.kind) == [.word, .quotedWord, .mark, .word, .string, .mark, .regex])
    #expect(tokens.map(\.depth) == [0, 0, 0, 1, 0, 0, 0])
  }

  @Test func `a directive is told from a hash sign and a line is counted from one`() {
    let tokens = Lexer.tokens(of: Array("#if A\n\"\"\"\n\n\"\"\"\n## \"b".utf8))
    #expect(tokens.map(\.text) == ["if", "A", "\n\n", "#", "#", "b"])
    #expect(tokens.map(\.line) == [1, 1, 2, 5, 5, 5])
  }

  @Test func `the scanner returns for every beginning of every sample`() {
    for sample in ScannerSample.imports + ScannerSample.lookalikes + ScannerSample.doors {
      let bytes = Array(sample.source.utf8)
      for count in 0...bytes.count {
        let imports = ImportScanner.scan(Array(bytes.prefix(count))).imports
        #expect(imports.allSatisfy { $0.line <= count + 1 })
      }
    }
  }

  @Test func `the scanner returns for bytes that are no Swift`() {
    // Pieces that open something, shuffled by a small generator with a fixed seed: the same run every time.
    let pieces = [
      "\"", "\"\"\"", "#", "\\", "(", ")", "/", "/*", "*/", "`", "\n", "\r", "import", "A", "@", "_spi", ".", "[", "]",
      "#if", "#endif", "#else", " ", "\\(", "\u{E9}", "\u{0}", "import B", ";", ":", "1", "{", "}",
    ]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<4000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes += Array(pieces[Int(state >> 33) % pieces.count].utf8)
        if state >> 60 == 0 { bytes.append(UInt8(truncatingIfNeeded: state >> 40)) }
      }
      let result = ImportScanner.scan(bytes)
      #expect(result.imports.allSatisfy { !$0.module.isEmpty })
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\"\\(", "/*", "#\"\"\"\\#(", "\"", "#", "#/", "(/", " /(", " /\\/", "`", "#if A\nimport B\n", "@", "@_spi(",
      "\"\"\"\\",
      "#\"", "##\"##", "import ", "import A.", "public ", "#if A\n", "#elseif A\nimport B\n", "\"\\(a)\"", "\\(",
    ])
  func `hostile input costs linear time and no stack`(_ piece: String) {
    // 100,000 bytes: quadratic work would outlast the limit, a recursion would overflow the stack.
    let bytes = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
    #expect(ImportScanner.scan(bytes).imports.count <= bytes.count)
    #expect(ImportScanner.scan(Array("\"\"\"".utf8) + bytes).imports.count <= bytes.count)
  }
}
