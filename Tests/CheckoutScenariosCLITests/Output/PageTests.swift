import Testing

@testable import CheckoutScenariosCLI

/// A page is aligned for people and bare for programs, and never obeys what it shows.
struct PageTests {
  private let page: Page = {
    var page = Page()
    page.add("Title with  spaces", .strong)
    page.add("Table", [["a", .init("1.00", right: true), "short"], ["bbb", .init("100.00", right: true), "宽宽 x"]])
    page.add("Nothing", [])
    return page
  }()

  @Test func `columns are aligned, amounts to the right`() {
    #expect(
      page.text(Page.Drawing()) == """
        Title with spaces

        Table
          a      1.00  short
          bbb  100.00  宽宽 x

        """)
  }

  @Test func `for programs there are tabs and nothing else`() {
    #expect(page.text(Page.Drawing(isPlain: true)) == "Title with  spaces\nTable\na\t1.00\tshort\nbbb\t100.00\t宽宽 x\n")
  }

  @Test func `long text is wrapped below itself`() {
    var page = Page()
    page.add([["key", .init(String(repeating: "word ", count: 30))]])
    let lines = page.text(Page.Drawing()).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("       word") })
  }

  @Test func `wide characters and marks are counted as a terminal draws them`() {
    #expect("宽".columns == 2)
    #expect("e\u{301}".columns == 1)
    #expect("🎁".columns == 2)
    #expect("é".columns == 1)
  }

  @Test(arguments: ["\u{1B}[2J", "\u{9B}2J", "\u{202E}abc", "\u{7}", "a\u{2028}b", "\r", "\u{7F}"])
  func `a text cannot command the terminal`(text: String) throws {
    var page = Page()
    page.add(text)
    page.add(text, [[.init(text), .init(text)]])
    for drawing in [Page.Drawing(), Page.Drawing(isPlain: true)] {
      let drawn = page.text(drawing).unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
      #expect(!drawn.contains { $0.isUnsafeToPrint })
    }
    let document = JSONValue.string(text).text
    #expect(!document.unicodeScalars.contains { $0.isUnsafeToPrint })
    #expect(try JSONReader.read(Array(document.utf8)).value == .string(text))
  }

  @Test func `every character that turns the order of text is written out`() {
    for value in Array(0x202A...0x202E) + Array(0x2066...0x2069) + [0x200E, 0x200F, 0x061C, 0x1B, 0x9B] as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let name = String(value, radix: 16)
      #expect(String(Character(scalar)).printable == "\\u{\(name)}")
    }
  }
}
