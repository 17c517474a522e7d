import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// A file is read whole or not at all, written whole or not at all, and opened by nobody else.
@MainActor @Suite struct SnapshotFileTests {
  @Test func `a session goes on in another process from a file`() async throws {
    let folder = try TemporaryFolder()
    let file = SnapshotFile(folder.url.appending(path: "checkout.json"))
    let first = DefaultCheckoutFactory(model: try .standing(at: .payment, .stub()))
    try file.write(first.snapshot())
    try file.write(first.snapshot())
    let second = DefaultCheckoutFactory.stub()
    #expect(try second.restore(file.read()).isEmpty)
    let session = second.makeCheckout()
    #expect(session.state.step == .payment)
    #expect(session.state.cart == first.makeCheckout().state.cart)
    await session.settle()
    #expect(session.state.step == .payment)
    let again = #expect(throws: SnapshotProblem.self) { _ = try second.restore(file.read()) }
    #expect(again?.code == .alreadyBegun)
  }

  @Test func `only its owner can open it, from the first moment and after each writing`() throws {
    let folder = try TemporaryFolder()
    let file = SnapshotFile(folder.url.appending(path: "checkout.json"))
    for text in ["one", "two"] {
      try file.write(Data(text.utf8))
      #expect(try file.read() == Data(text.utf8))
      #expect(try folder.permissions(of: "checkout.json") == 0o600)
    }
    #expect(try folder.names() == ["checkout.json"])
  }

  @Test func `a file that everybody could open is closed when it is written`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", at: "checkout.json", permissions: 0o644)
    try SnapshotFile(folder.url.appending(path: "checkout.json")).write(Data("new".utf8))
    #expect(try folder.permissions(of: "checkout.json") == 0o600)
  }

  @Test func `what is no file to read is a problem of its own`() throws {
    let folder = try TemporaryFolder()
    func code(_ name: String) -> SnapshotProblem.Code? {
      do throws(SnapshotProblem) { _ = try SnapshotFile(folder.url.appending(path: name)).read() } catch {
        return error.code
      }
      return nil
    }
    #expect(code("missing.json") == .notFound)
    #expect(code("missing/missing.json") == .notFound)
    #expect(SnapshotProblem.Code.isFolder == code(""))
    try folder.put("", at: "empty.json")
    #expect(code("empty.json") == nil)
    try folder.put(String(repeating: " ", count: 8 << 20 + 1), at: "large.json")
    #expect(code("large.json") == .tooLarge)
    try folder.link("loop.json", to: "loop.json")
    #expect([.unreadable, .notFound].contains(code("loop.json")))
    try folder.link("gone.json", to: "nowhere.json")
    #expect(code("gone.json") == .notFound)
    // A path that goes on below a file leads nowhere.
    #expect(code("empty.json/below.json") == .notFound)
    try folder.put("closed", at: "closed.json", permissions: 0)
    // Whoever may read everything reads this as well.
    #expect(code("closed.json") == (geteuid() == 0 ? nil : .unreadable))
  }

  /// Nobody may read a pipe as a file, whoever they are: opening it would wait for a writer for ever.
  @Test(.timeLimit(.minutes(1)))
  func `what is no plain file is unreadable, and not waited for`() throws {
    let folder = try TemporaryFolder()
    try folder.pipe("pipe.json")
    try folder.link("link.json", to: "pipe.json")
    for name in ["pipe.json", "link.json"] {
      let file = SnapshotFile(folder.url.appending(path: name))
      let reading = #expect(throws: SnapshotProblem.self) { _ = try file.read() }
      #expect(reading?.code == .unreadable)
      let writing = #expect(throws: SnapshotProblem.self) { try file.write(Data("x".utf8)) }
      #expect(writing?.code == .notWritten)
    }
    #expect(try folder.names() == ["link.json", "pipe.json"])
  }

  @Test func `what cannot be written is a problem, and a folder is left alone`() throws {
    let folder = try TemporaryFolder()
    func code(_ name: String) -> SnapshotProblem.Code? {
      do throws(SnapshotProblem) { try SnapshotFile(folder.url.appending(path: name)).write(Data("x".utf8)) } catch {
        return error.code
      }
      return nil
    }
    #expect(code("missing/checkout.json") == .notWritten)
    #expect(code("") == .isFolder)
    #expect(try folder.names().isEmpty)
  }
}
