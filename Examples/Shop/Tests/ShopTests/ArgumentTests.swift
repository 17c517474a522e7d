import ShopApp
import Testing

@Suite struct ArgumentTests {
  @Test func `without words there is a cart to show`() throws {
    let arguments = try Arguments([])
    #expect(arguments.cart.map(\.product) == ["lamp", "camera"])
    #expect(arguments.cart.map(\.quantity) == [2, 1])
    #expect(!arguments.wantsHelp)
  }

  @Test func `a cart is read from products and quantities`() throws {
    let arguments = try Arguments(["--cart", "lamp:3,guide", "--payment", "invoice", "--address", "office"])
    #expect(arguments.cart.map(\.product) == ["lamp", "guide"])
    #expect(arguments.cart.map(\.quantity) == [3, 1])
    #expect(arguments.payment == "invoice")
    #expect(arguments.address == "office")
  }

  @Test(arguments: [
    ["--foo"], ["--cart"], ["--cart", ""], ["--cart", "lamp:x"], ["--cart", "lamp:1:2"], ["lamp"], ["--open"],
    ["--leave-at", "card"],
    ["--keep", "/tmp", "--leave-at", "processing"], ["--keep", "/tmp", "--leave-at", "basket"],
  ])
  func `words that cannot be understood are named`(_ words: [String]) {
    #expect(throws: ShopProblem.self) { try Arguments(words) }
  }
}
