import CheckoutAPI
import Testing

@Suite struct ActionSetTests {
  @Test func `every action has a bit of its own`() {
    let bits = CheckoutActionKind.allCases.map { CheckoutActionSet($0).rawValue }
    #expect(Set(bits).count == CheckoutActionKind.allCases.count)
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 })
  }

  @Test(arguments: CheckoutActionKind.allCases)
  func `a set of one action holds it and no other`(kind: CheckoutActionKind) {
    let set = CheckoutActionSet(kind)
    #expect(set.kinds == [kind])
    #expect(set.contains(kind))
    #expect(set.description == kind.rawValue)
  }

  @Test(arguments: CheckoutActionKind.allCases)
  func `the name of an action is in kebab-case`(kind: CheckoutActionKind) {
    #expect(kind.rawValue.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: "-") })
  }

  @Test func `steps are in the order of the funnel`() {
    #expect(CheckoutStep.allCases == CheckoutStep.allCases.sorted())
    #expect(CheckoutStep.allCases.map(\.position) == Array(0..<7))
    #expect(CheckoutStep.allCases.filter(\.isCollecting) == [.cart, .address, .delivery, .payment, .card])
  }
}
