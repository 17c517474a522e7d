import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import Testing

/// Every step and every action: a transition, or a refusal that says why and leaves everything as it was.
@Suite struct LegalityTests {
  static let wellFormed = LegalityTable.verdicts(LegalityTable.wellFormed)
  static let illFormed = LegalityTable.verdicts(LegalityTable.illFormed)

  @Test func `the table has a verdict for every action in every situation`() {
    for kind in CheckoutActionKind.allCases {
      #expect(LegalityTests.wellFormed[kind]?.count == Situation.columns.count, "\(kind.rawValue)")
    }
    for row in LegalityTests.illFormed { #expect(row.value.count == Situation.columns.count, "\(row.key.rawValue)") }
  }

  @Test(arguments: Situation.columns)
  func `an action that carries what it should gets the verdict of the table`(situation: Situation) throws {
    let shop = try situation.shop()
    for kind in CheckoutActionKind.allCases {
      try expect(shop, Shop.wellFormed(kind, in: shop.state), LegalityTests.wellFormed[kind]?[situation], situation)
    }
  }

  @Test(arguments: Situation.columns)
  func `an action that carries something wrong gets the verdict of the table`(situation: Situation) throws {
    let shop = try situation.shop()
    for kind in CheckoutActionKind.allCases {
      guard let action = Shop.illFormed(kind) else { continue }
      try expect(shop, action, LegalityTests.illFormed[kind]?[situation], situation)
    }
  }

  @Test(arguments: Situation.allCases)
  func `what is allowed can be done, and what is not allowed cannot be done whatever it carries`(
    situation: Situation
  ) throws {
    let shop = try situation.shop()
    let state = shop.state
    for kind in CheckoutActionKind.allCases {
      let accepted = Shop.payloads(kind, in: state).contains { shop.refusal(of: $0) == nil }
      #expect(accepted == state.allowed.contains(kind), "\(kind.rawValue) at \(situation.rawValue)")
    }
  }

  @Test(arguments: Situation.allCases)
  func `every situation has an exit: something can be done, or an answer is awaited`(situation: Situation) throws {
    let state = try situation.shop().state
    #expect(!state.allowed.isEmpty || !state.pending.isEmpty)
  }

  private func expect(
    _ shop: Shop,
    _ action: CheckoutAction,
    _ verdict: Character?,
    _ situation: Situation
  ) throws {
    let words: Comment = "\(action.kind.rawValue) at \(situation.rawValue)"
    var after = shop
    guard let refusal = after.attempt(action) else {
      #expect(verdict == "+", words)
      return
    }
    let code = try #require(verdict.flatMap { LegalityTable.codes[$0] }, words)
    #expect(refusal.code == code, words)
    #expect(refusal.action == action.kind, words)
    #expect(refusal.step == shop.state.step, words)
    #expect(refusal.allowed == shop.state.allowed, words)
    #expect(after.funnel == shop.funnel, words)
    let isAboutSomethingMissing = code == .requirementsUnmet
    #expect(refusal.missing.isEmpty == !isAboutSomethingMissing, words)
    #expect(refusal.missing.allSatisfy { $0.status != .met && shop.state.requirements.contains($0) }, words)
  }
}
