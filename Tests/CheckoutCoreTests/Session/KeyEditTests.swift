import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Testing

/// Keys that are pressed in fields of a session, which formats what they leave.
@MainActor @Suite struct KeyEditTests {
  struct Press: Sendable {
    let field: FormField
    let text: String
    let selection: Range<Int>
    let key: EditingKey
    let shown: String
    let caret: Int

    init(_ field: FormField, _ text: String, _ selection: Range<Int>, _ key: EditingKey, _ shown: String, _ caret: Int)
    {
      (self.field, self.text, self.selection) = (field, text, selection)
      (self.key, self.shown, self.caret) = (key, shown, caret)
    }
  }

  nonisolated static let presses = [
    Press(.cardNumber, "", 0..<0, .insert("4242-4242-4242-4242"), "4242 4242 4242 4242", 19),
    Press(.cardNumber, "4242", 4..<4, .insert("5"), "4242 5", 6),
    Press(.cardNumber, "4242 4242", 5..<5, .deleteBackward, "4244 242", 3),
    Press(.cardNumber, "4242 4242", 4..<4, .deleteForward, "4242 242", 4),
    Press(.cardNumber, "4242 4242", 3..<6, .deleteBackward, "4242 42", 3),
    Press(.cardNumber, "4242 4242", 0..<9, .insert("378282246310005"), "3782 822463 10005", 17),
    Press(.cardNumber, "4242", 0..<0, .deleteBackward, "4242", 0),
    Press(.cardNumber, "4242", 7..<99, .insert("4"), "4242 4", 6),
    Press(.expiry, "12", 2..<2, .insert("3"), "12/3", 4),
    Press(.expiry, "", 0..<0, .insert("2030-01"), "01/30", 5),
    Press(.expiry, "12/30", 0..<5, .insert("30/01"), "01/30", 5),
    Press(.expiry, "12/30", 3..<3, .deleteBackward, "12/30", 2),
    Press(.expiry, "12/30", 5..<5, .deleteBackward, "12/3", 4),
    Press(.securityCode, "12", 2..<2, .insert("3"), "123", 3),
    Press(.securityCode, "123", 3..<3, .deleteBackward, "12", 2),
    Press(.securityCode, "123", 0..<2, .deleteForward, "3", 0),
    Press(.postalCode, "10117", 1..<3, .insert("x"), "1x17", 2),
    Press(.postalCode, "1 0 117", 2..<2, .deleteBackward, "10 117", 1),
    Press(.city, "Köln", 1..<2, .deleteForward, "Kln", 1),
    Press(.street, "", 0..<0, .insert("1 Main St"), "1 Main St", 9),
    Press(.recipient, "Ren\u{E9}e", 4..<4, .insert("\u{301}"), "Ren\u{E9}\u{301}e", 4),
    Press(.city, "👩‍👩‍👧 X", 1..<1, .deleteBackward, " X", 0),
  ]

  @Test(arguments: presses.indices)
  func `a key does what it does to the field, and nothing is kept or sent`(index: Int) async {
    let press = Self.presses[index]
    let repository = StubCheckoutRepository()
    let session: any CheckoutSession = CheckoutModel.stub(.stub(repository: repository))
    await session.settle()
    let before = session.state
    let edit = session.edit(press.field, text: press.text, selection: press.selection, key: press.key)
    #expect(edit.text == press.shown)
    #expect(edit.caret == press.caret)
    #expect(session.state == before)
    #expect(repository.calls.isEmpty)
  }

  @Test func `a number tells its scheme, and what is wrong with it`() {
    let session: any CheckoutSession = CheckoutModel.stub()
    let number = "4242424242424242"
    let edit = session.edit(.cardNumber, text: "", selection: 0..<0, key: .insert(number))
    #expect(edit.brand == .visa && edit.candidates == [.visa] && edit.verdict == .valid && edit.problem == nil)
    let short = session.edit(.cardNumber, text: edit.text, selection: 19..<19, key: .deleteBackward)
    #expect(short.verdict == .incomplete && short.problem == .incomplete)
    let letter = session.edit(.cardNumber, text: edit.text, selection: 0..<0, key: .insert("x"))
    #expect(letter.verdict == .invalid(.numberNotDigits) && letter.problem == .invalid && letter.caret == 1)
  }

  @Test func `an expiry goes by the clock of the host`() {
    let clock = ManualClock()
    let session: any CheckoutSession = CheckoutModel.stub(.stub(clock: clock))
    #expect(session.edit(.expiry, text: "01/2", selection: 4..<4, key: .insert("6")).problem == nil)
    clock.advance(by: .seconds(40 * 86_400))
    let edit = session.edit(.expiry, text: "01/2", selection: 4..<4, key: .insert("6"))
    #expect(edit.problem == .expired && edit.verdict == .invalid(.expired))
  }

  @Test func `a code goes by the card on file`() throws {
    let open: any CheckoutSession = CheckoutModel.stub()
    #expect(open.edit(.securityCode, text: "123", selection: 3..<3, key: .insert("4")).verdict == .valid)
    let saved: any CheckoutSession = try CheckoutModel.standing(at: .card, .stub()) { facts in
      (facts.paymentMethod, facts.card) = (Shop.savedCard, nil)
    }
    let edit = saved.edit(.securityCode, text: "123", selection: 3..<3, key: .insert("4"))
    #expect(edit.brand == .visa && edit.problem == .invalid && edit.verdict == .invalid(.codeTooLong))
    #expect(saved.edit(.securityCode, text: "12", selection: 2..<2, key: .insert("3")).verdict == .valid)
  }

  @Test func `an address field has no scheme and no verdict`() {
    let session: any CheckoutSession = CheckoutModel.stub()
    let edit = session.edit(.postalCode, text: "1011", selection: 4..<4, key: .insert("7"))
    #expect(edit.text == "10117" && edit.caret == 5)
    #expect(edit.brand == nil && edit.candidates.isEmpty && edit.verdict == nil && edit.problem == nil)
  }
}
