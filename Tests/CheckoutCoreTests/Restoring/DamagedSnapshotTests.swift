import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// Whatever became of the bytes, the answer is a typed problem, and the funnel is as it was.
@Suite struct DamagedSnapshotTests {
  #if DEBUG
    static let situations: [Situation] = [.ready]
  #else
    static let situations = Situation.allCases
  #endif

  @Test(arguments: situations)
  func `a snapshot that is cut short at any byte is damaged`(situation: Situation) throws {
    let snapshot = try situation.shop().funnel.snapshot()
    #expect(Restored.problem(of: snapshot) == nil)
    for length in 0..<snapshot.count {
      let problem = Restored.problem(of: snapshot.prefix(length))
      if problem?.code != (length == 0 ? .empty : .damaged) { Issue.record("\(length): \(problem as Any)") }
    }
  }

  @Test(arguments: situations)
  func `a snapshot with any bit turned is damaged, or of another version`(situation: Situation) throws {
    let snapshot = try situation.shop().funnel.snapshot()
    for place in snapshot.indices {
      for bit in 0..<8 {
        var turned = snapshot
        turned[place] ^= 1 << UInt8(bit)
        guard let problem = Restored.problem(of: turned), [.damaged, .unknownVersion].contains(problem.code) else {
          Issue.record("bit \(bit) of byte \(place)")
          return
        }
      }
    }
  }

  @Test func `one byte too many is damage, too`() throws {
    let snapshot = try Situation.ready.shop().funnel.snapshot()
    #expect(Restored.problem(of: snapshot + Data("\n".utf8))?.code == .damaged)
    #expect(Restored.problem(of: Data(" ".utf8) + snapshot)?.code == .damaged)
    #expect(Restored.problem(of: snapshot + snapshot)?.code == .damaged)
  }

  @Test(arguments: [2, 17, 999_999_999])
  func `a snapshot of a newer version names it, whatever is in it`(version: Int) {
    let problem = Restored.problem(of: Data("{\"checkout\":\(version),\"cart\":[1,2,3]}".utf8))
    #expect(problem?.code == .unknownVersion)
    #expect(problem?.version == version)
  }

  @Test(arguments: [
    "{}", "null", "[]", "checkout", "{\"checkout\":1}", "{\"checkout\":01,\"body\":{}}",
    "{\"checkout\":-1,\"body\":{}}",
    "{\"checkout\":1.5,\"body\":{}}", "{\"checkout\":99999999999999999999,\"body\":{}}", "{\"address\":1,\"body\":{}}",
    "\u{FEFF}{\"checkout\":1,", "\0\0\0\0",
  ])
  func `what is no snapshot is damaged`(text: String) {
    #expect(Restored.problem(of: Data(text.utf8))?.code == .damaged)
  }

  @Test func `more than a snapshot may be is not looked at, and not written`() throws {
    let huge = Data(repeating: UInt8(ascii: " "), count: 8 << 20 + 1)
    #expect(Restored.problem(of: huge)?.code == .tooLarge)
    var shop = try Shop.at(.address)
    try shop.send(.setDeliveryAddress(AddressDraft(street: String(repeating: "x", count: 9 << 20))))
    let problem = #expect(throws: SnapshotProblem.self) { _ = try shop.funnel.snapshot() }
    #expect(problem?.code == .tooLarge)
  }
}
