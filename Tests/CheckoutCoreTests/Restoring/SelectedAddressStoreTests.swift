import CheckoutAPI
import CheckoutCore
import CheckoutTesting
import Foundation
import Testing

/// What every store of the selected address does, whatever it keeps it in.
@Suite struct SelectedAddressStoreTests {
  enum Kind: CaseIterable, Sendable {
    case memory, file

    func store(in folder: TemporaryFolder) -> any SelectedAddressStore {
      switch self {
      case .memory: InMemorySelectedAddressStore()
      case .file: FileSelectedAddressStore(folder.url.appending(path: "address.json"))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `it keeps the last address, field by field, and nothing before the first`(kind: Kind) async throws {
    let folder = try TemporaryFolder()
    let store = kind.store(in: folder)
    #expect(await store.load() == nil)
    let odd = AddressDraft(
      recipient: "Ада \"Байрон\" \\ / 👩🏽‍🚀", organization: "e\u{301} \u{1}\u{7F}\u{2028}", street: "\n\t", country: "de")
    for address in [Fixtures.berlin, odd, AddressDraft(), Fixtures.springfield] {
      await store.save(address)
      #expect(await store.load() == address)
    }
    #expect(await store.load().map { Array($0.recipient.utf8) } == Array(Fixtures.springfield.recipient.utf8))
  }

  @Test(arguments: Kind.allCases)
  func `it can be used from many tasks, and keeps one of their addresses whole`(kind: Kind) async throws {
    let folder = try TemporaryFolder()
    let store = kind.store(in: folder)
    let addresses = (0..<20).map { AddressDraft(recipient: "\($0)", city: "\($0)") }
    await withTaskGroup(of: Void.self) { group in
      for address in addresses {
        group.addTask { await store.save(address) }
        group.addTask { _ = await store.load() }
      }
    }
    #expect(addresses.contains(try #require(await store.load())))
  }

  @Test func `another process reads what was kept, and nobody else can`() async throws {
    let folder = try TemporaryFolder()
    await Kind.file.store(in: folder).save(Fixtures.berlin)
    #expect(await Kind.file.store(in: folder).load() == Fixtures.berlin)
    #expect(try folder.permissions(of: "address.json") == 0o600)
    #expect(try folder.names() == ["address.json"])
  }

  @Test(arguments: ["", "{}", "{\"address\":2,\"body\":{}}", "{\"address\":1,\"body\":{}", "\0"])
  func `a file that cannot be read is told of, put aside and replaced`(text: String) async throws {
    let folder = try TemporaryFolder()
    let store = FileSelectedAddressStore(folder.url.appending(path: "address.json"))
    for _ in 1...2 {
      try folder.put(text, at: "address.json")
      #expect(await store.load() == nil)
      let problem = #expect(throws: SnapshotProblem.self) { _ = try store.read() }
      #expect(problem.map { [.empty, .damaged, .unknownVersion].contains($0.code) } == true)
      #expect(try folder.text(of: "address.json") == text)
      await store.save(Fixtures.berlin)
      #expect(await store.load() == Fixtures.berlin)
    }
    #expect(try folder.names() == ["address.json", "address.json.damaged", "address.json.damaged-2"])
    #expect(try folder.text(of: "address.json.damaged") == text)
  }

  @Test func `a kept address that is cut short or has a bit turned is no other address`() async throws {
    let folder = try TemporaryFolder()
    let store = FileSelectedAddressStore(folder.url.appending(path: "address.json"))
    try store.write(Fixtures.berlin)
    let kept = try Data(contentsOf: folder.url.appending(path: "address.json"))
    for length in 0..<kept.count {
      try kept.prefix(length).write(to: folder.url.appending(path: "address.json"))
      #expect(throws: SnapshotProblem.self) { _ = try store.read() }
    }
    for place in kept.indices {
      var turned = kept
      turned[place] ^= 1 << UInt8(place % 8)
      try turned.write(to: folder.url.appending(path: "address.json"))
      #expect(throws: SnapshotProblem.self) { _ = try store.read() }
    }
  }

  @Test func `a folder in its place is left alone`() async throws {
    let folder = try TemporaryFolder()
    let store = FileSelectedAddressStore(folder.url)
    #expect(throws: SnapshotProblem.self) { _ = try store.read() }
    #expect(throws: SnapshotProblem.self) { try store.write(Fixtures.berlin) }
    await store.save(Fixtures.berlin)
    #expect(try folder.names().isEmpty)
  }
}
