import Testing

@testable import CheckoutScenariosCLI

/// A document is valid JSON, with sorted keys, and always the same bytes.
struct JSONValueTests {
  @Test func `keys are sorted and values are written one below the other`() {
    let value: JSONValue = ["b": [.int(-1), .bool(true), .null], "a": ["x": "y"], "c": [], "d": [:]]
    #expect(
      value.text == """
        {
          "a": {
            "x": "y"
          },
          "b": [
            -1,
            true,
            null
          ],
          "c": [],
          "d": {}
        }
        """)
  }

  @Test(arguments: ["\"\\\n\r\t\u{0}\u{1F}\u{7F}", "é 😀 宽 /", "e\u{301}", ""])
  func `a text is read back as it was`(text: String) throws {
    let node = try JSONReader.read(Array(JSONValue.string(text).text.utf8))
    #expect(node.text?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func `numbers of cards are masked in texts and keys`() throws {
    let value: JSONValue = ["4111111111111111": "4111 1111 1111 1111"]
    #expect(!value.text.contains("4111"))
    #expect(JSONValue.int(123_456_789_012).text == "123456789012")
  }
}
