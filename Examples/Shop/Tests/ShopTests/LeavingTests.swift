import Account
import Backend
import CheckoutAPI
import CheckoutTesting
import Foundation
import ShopApp
import ShopKit
import Store
import Testing

/// The app is closed and opened again, and links lead into it.
@MainActor @Suite struct LeavingTests {
  private let market = Market()

  private func withFolder(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func `what was answered is there in the next run, and not after the order`() async throws {
    try await withFolder { folder in
      var words = ["--cart", "lamp:3", "--keep", folder.path, "--leave-at", "payment"]
      var lines: [String] = []
      try await Run.order(try Arguments(words), in: market.app(folder: folder)) { lines.append($0) }
      #expect(lines.last == "left          at payment, for the next run")
      words.removeLast(2)
      lines = []
      let app = market.app(folder: folder)
      try await Run.order(try Arguments(words), in: app) { lines.append($0) }
      #expect(lines.first == "badge         3")
      #expect(!lines.contains { $0.hasPrefix("cart ") }, "the cart was walked through before")
      #expect(app.orders.count == 1)
      let next = market.app(folder: folder)
      #expect(try next.comeBack() == [])
      #expect(next.badge == 0)
    }
  }

  @Test func `the address of the last order is the one a new cart begins with`() async throws {
    try await withFolder { folder in
      try await Run.order(try Arguments(["--keep", folder.path]), in: market.app(folder: folder)) { _ in }
      let app = market.app(folder: folder)
      try app.store.add("lamp")
      await app.checkout.settle()
      try app.checkout.send(.proceed)
      guard case .address(let screen) = app.checkout.state.screen else { throw ShopProblem("It is not the address.") }
      #expect(screen.delivery?.draft[.city] == "Berlin")
    }
  }

  @Test func `a checkout that cannot be read stays where it is`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "checkout.json")
      try Data("{".utf8).write(to: file)
      let app = market.app(folder: folder)
      #expect(throws: (any Error).self) { try app.comeBack() }
      #expect(try Data(contentsOf: file) == Data("{".utf8))
      #expect(app.badge == 0)
    }
  }

  @Test func `a link puts the store's product into the cart at the store's price`() throws {
    let app = market.app()
    try app.open("https://shop.example/checkout?product=lamp&quantity=2")
    #expect(app.badge == 2)
    #expect(app.checkout.state.cart.lines.first?.unitPrice.plain == "39.99")
    #expect(app.linkProblem == nil)
    try app.open("shop://checkout?product=gold")
    #expect(app.linkProblem?.hasPrefix("There is no product gold") == true)
    #expect(throws: CheckoutRefusal.self) { try app.open("shop://basket") }
    #expect(throws: LinkNotWritten.self) { try app.open("http://[") }
    #expect(app.badge == 2)
  }
}
