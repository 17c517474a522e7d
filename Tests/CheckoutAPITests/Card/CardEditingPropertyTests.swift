import CheckoutAPI
import CheckoutTesting
import Testing

/// A field in front of a shopper who presses any keys, and the digits that have to be in it.
@Suite struct CardEditingPropertyTests {
  @Test func `no sequence of keys loses or reorders a digit of a number`() throws {
    try Property.check(seed: 56) { random in
      var digits = Array(RandomCard(&random).text.prefix(random.below(20)))
      var text = CardField.number(String(digits), caret: 0).text
      var caret = random.below(text.count + 1)
      var before = text.prefix(caret).filter(\.isNumber).count
      for _ in 0..<4 {
        let end = min(text.count, caret + (random.below(4) == 0 ? random.below(6) : 0))
        let selected = text.prefix(end).dropFirst(caret).filter(\.isNumber).count
        let key = Self.key(&random)
        let edit = CardField.number(text, selection: caret..<end, key: key)
        switch key {
        case .insert(let inserted):
          let new = inserted.filter(\.isNumber)
          digits.replaceSubrange(before..<before + selected, with: new)
          before += new.count
        case .deleteBackward where selected == 0 && caret == end:
          if before > 0 {
            digits.remove(at: before - 1)
            before -= 1
          }
        case .deleteForward where selected == 0 && caret == end:
          if before < digits.count { digits.remove(at: before) }
        case .deleteBackward, .deleteForward: digits.removeSubrange(before..<before + selected)
        }
        guard edit.text.filter(\.isNumber) == String(digits) else { return "\(edit.text) instead of \(String(digits))" }
        guard edit.text.prefix(edit.caret).filter(\.isNumber).count == before else {
          return "the caret of \(edit.text) is at \(edit.caret)"
        }
        let again = CardField.number(edit.text, caret: edit.caret)
        guard again.text == edit.text, again.caret == edit.caret else { return "\(edit.text) became \(again.text)" }
        text = edit.text
        caret = random.below(text.count + 1)
        before = text.prefix(caret).filter(\.isNumber).count
      }
      return nil
    }
  }

  private static func key(_ random: inout SplitMix64) -> EditingKey {
    switch random.below(8) {
    case 0: .deleteBackward
    case 1: .deleteForward
    case 2: .insert(random.one(of: ["4242 42", "37-82", "6011", "3", " 5"]))
    default: .insert(String(random.below(10)))
    }
  }

  static let keys: [(String, Range<Int>, EditingKey, String, Int)] = [
    ("4242 42", 5..<5, .deleteBackward, "4244 2", 3), ("4242 42", 4..<4, .deleteForward, "4242 2", 4),
    ("4242 42", 0..<7, .deleteBackward, "", 0), ("4242 42", 0..<7, .insert("5"), "5", 1),
    ("", 0..<0, .insert("3782-822463-10005"), "3782 822463 10005", 17), ("42", 9..<12, .insert("4"), "424", 3),
    ("4242 4242", 4..<5, .deleteBackward, "4242 4242", 4), ("-42", 1..<1, .insert("4"), "-442", 2),
  ]

  @Test(arguments: keys.indices)
  func `a key does to the digits what it says`(index: Int) {
    let (text, selection, key, shown, caret) = Self.keys[index]
    let edit = CardField.number(text, selection: selection, key: key)
    #expect(edit.text == shown)
    #expect(edit.caret == caret)
  }
}
