import CheckoutAPI
@_spi(Internals) import CheckoutCore
import CheckoutTesting
import Testing

/// A field in front of a shopper: `|` is the caret.
@MainActor private struct Typing {
  let session: any CheckoutSession = CheckoutModel.stub()
  let field: FormField
  var text = ""
  var caret = 0
  private(set) var last: FieldEdit?

  init(_ field: FormField) { self.field = field }

  init(_ field: FormField, at shown: String) {
    self.field = field
    text = shown.filter { $0 != "|" }
    caret = shown.firstIndex(of: "|").map { shown.distance(from: shown.startIndex, to: $0) } ?? text.count
  }

  var shown: String { "\(text.prefix(caret))|\(text.dropFirst(caret))" }

  /// Presses keys one after another; `<` deletes before the caret, `>` after it.
  @discardableResult mutating func press(_ keys: String) -> String {
    for key in keys {
      switch key {
      case "<" where caret == 0: continue
      case "<":
        remove(caret - 1)
        edit(at: caret - 1)
      case ">":
        remove(caret)
        edit(at: caret)
      default: paste(String(key))
      }
    }
    return shown
  }

  @discardableResult mutating func paste(_ pasted: String) -> String {
    text = text.prefix(caret) + pasted + text.dropFirst(caret)
    edit(at: caret + pasted.count)
    return shown
  }

  private mutating func remove(_ position: Int) {
    guard position < text.count else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: position))
  }

  private mutating func edit(at position: Int) {
    let edit = session.edit(field, text: text, caret: position)
    (text, caret, last) = (edit.text, edit.caret, edit)
  }
}

@MainActor @Suite struct FieldEditTests {
  @Test func `a card number stands in groups of four, and in four, six and five on American Express`() {
    var visa = Typing(.cardNumber)
    #expect(visa.press("4242424242424242") == "4242 4242 4242 4242|")
    #expect(visa.last?.brand == .visa)
    #expect(visa.last?.problem == nil)
    var amex = Typing(.cardNumber)
    #expect(amex.press("378282246310005") == "3782 822463 10005|")
    #expect(amex.last?.brand == .amex)
  }

  @Test func `the caret stays behind its digit`() {
    var number = Typing(.cardNumber, at: "4242| 4242")
    #expect(number.press("9") == "4242 9|424 2")
    #expect(number.press("<") == "4242| 4242")
    #expect(number.press("<") == "424|4 242")
    #expect(number.press(">") == "424|2 42")
    var start = Typing(.cardNumber, at: "|4242")
    #expect(start.press("<") == "|4242")
    #expect(start.press(">") == "|242")
  }

  @Test func `deleting over the space between groups goes on`() {
    var number = Typing(.cardNumber, at: "4242 |4242")
    #expect(number.press("<") == "4242| 4242")
    #expect(number.press("<<<<") == "|4242")
  }

  @Test(arguments: ["4242 4242-4242 4242", "4242-4242-4242-4242", " 4242424242424242 "])
  func `a number is pasted with spaces and dashes`(text: String) {
    var number = Typing(.cardNumber)
    #expect(number.paste(text) == "4242 4242 4242 4242|")
  }

  @Test func `an expiry takes its slash and its zero by itself`() {
    var expiry = Typing(.expiry)
    #expect(expiry.press("1") == "1|")
    #expect(expiry.press("2") == "12|")
    #expect(expiry.press("3") == "12/3|")
    #expect(expiry.press("0") == "12/30|")
    #expect(expiry.last?.problem == nil)
    var padded = Typing(.expiry)
    #expect(padded.press("2") == "02|")
    #expect(padded.press("30") == "02/30|")
    var pasted = Typing(.expiry)
    #expect(pasted.paste("1230") == "12/30|")
    var slashed = Typing(.expiry)
    #expect(slashed.press("1/30") == "01/30|")
  }

  @Test func `deleting an expiry does not fight the shopper`() {
    var expiry = Typing(.expiry, at: "12/30|")
    #expect(expiry.press("<") == "12/3|")
    #expect(expiry.press("<") == "12|")
    #expect(expiry.press("<") == "1|")
    #expect(expiry.press("<") == "|")
    var slash = Typing(.expiry, at: "12/|30")
    #expect(slash.press("<") == "12|/30")
    #expect(slash.press("<") == "1|/30")
    #expect(slash.press("1") == "11|/30")
    var first = Typing(.expiry, at: "|02/30")
    #expect(first.press(">") == "|2/30")
    #expect(first.press(">") == "|/30")
    #expect(first.press("11") == "11|/30")
  }

  @Test func `digits of other scripts become those of the card`() {
    let edit = CheckoutModel.stub().edit(.cardNumber, text: "４２４２４２", caret: 5)
    #expect(edit.text == "4242 42")
    #expect(edit.caret == 6)
    #expect(edit.verdict == .incomplete)
    #expect(CheckoutModel.stub().edit(.expiry, text: "١٢٣٠", caret: 4).text == "12/30")
    #expect(CheckoutModel.stub().edit(.securityCode, text: "１２３", caret: 2).problem == nil)
  }

  @Test func `text with letters is left alone, a caret outside is brought inside, and nothing is printed`() {
    let edit = CheckoutModel.stub().edit(.cardNumber, text: "4242x42", caret: 99)
    #expect(edit.text == "4242x42")
    #expect(edit.caret == 7)
    #expect(edit.problem == .invalid)
    #expect("\(edit)" == "FieldEdit(hidden)")
    #expect(String(reflecting: edit) == "FieldEdit(hidden)")
    #expect(Mirror(reflecting: edit).children.isEmpty)
    #expect(CheckoutModel.stub().edit(.city, text: "Köln", caret: -3).caret == 0)
  }

  @Test func `another country clears region and postcode of the form`() {
    let moved = Fixtures.springfield.changingCountry(to: "DE")
    #expect(moved.country == "DE")
    #expect(moved.region.isEmpty && moved.postalCode.isEmpty)
    #expect(moved.city == Fixtures.springfield.city)
    #expect(Fixtures.springfield.changingCountry(to: "US") == Fixtures.springfield)
  }

  /// The digits a text would have without any formatting, kept by hand beside the field.
  @Test(arguments: UInt64(1)...40) func `no sequence of edits loses or reorders a digit`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let field: FormField = random.chance(oneIn: 2) ? .cardNumber : .expiry
    var typing = Typing(field)
    for _ in 0..<120 {
      typing.caret = Int.random(in: 0...typing.text.count, using: &random)
      let before = typing.text.prefix(typing.caret)
      let after = typing.text.dropFirst(typing.caret)
      let key = ["<", ">", "0", "1", "3", "4", "7", "9", " ", "/", "-"].randomElement(using: &random) ?? "1"
      let raw =
        switch key {
        case "<": "\(before.dropLast())\(after)"
        case ">": "\(before)\(after.dropFirst())"
        default: "\(before)\(key)\(after)"
        }
      typing.press(key)
      let (wanted, shown) = (raw.filter(\.isNumber), typing.text.filter(\.isNumber))
      #expect(shown == wanted || (field == .expiry && shown == "0" + wanted), "\(raw) became \(typing.text)")
      #expect((0...typing.text.count).contains(typing.caret))
      // What was shown is what is shown: formatting is done once.
      let again = typing.session.edit(field, text: typing.text, caret: typing.caret)
      #expect(again.text == typing.text && again.caret == typing.caret, "\(typing.text) became \(again.text)")
    }
  }
}
