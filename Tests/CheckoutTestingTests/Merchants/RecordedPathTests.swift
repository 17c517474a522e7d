import CheckoutAPI
import Foundation
import Testing

/// Nothing that the recorded merchants carry is overlooked.
@Suite struct RecordedPathTests {
  struct Merchant: Sendable, CustomTestStringConvertible {
    let name: String
    let recordings: [Recording]
    let table: String

    var testDescription: String { name }
  }

  static let merchants = [
    Merchant(name: "ucp", recordings: Recording.sample + Recording.ucpify, table: RecordedPaths.ucp),
    Merchant(name: "oscar", recordings: Recording.oscar, table: RecordedPaths.oscar),
  ]

  @Test(arguments: merchants)
  func `every value has a place in the contract or a reason why not`(merchant: Merchant) throws {
    let table = PathTable(merchant.table)
    for recording in merchant.recordings {
      #expect(table.missing(in: try recording.answer().body.leaves) == [], "\(recording)")
    }
  }

  @Test(arguments: merchants)
  func `every row of the table is about something that was recorded`(merchant: Merchant) throws {
    let leaves = try merchant.recordings.flatMap { try $0.answer().body.leaves.map(\.path) }
    let idle = PathTable(merchant.table).rows.filter { row in !leaves.contains { row.covers($0) } }
    #expect(idle.map(\.path) == [])
  }

  @Test(arguments: merchants)
  func `what has a place is read, and what is left out is not`(merchant: Merchant) throws {
    let trace = Wire.Trace()
    for recording in merchant.recordings { try Mapping.mapAll(of: recording, trace) }
    let table = PathTable(merchant.table)
    for row in table.rows where row.place != nil {
      #expect(trace.paths.contains(row.path), "\(row.path) has a place and is not read")
    }
    for path in trace.paths {
      let row = table.rows.first { $0.covers(path) }
      #expect(row?.reason == nil, "\(path) is read and has no place")
    }
  }

  @Test func `the decision explains every reason, and no other`() throws {
    let url = Recording.folder.appending(path: "../../../../docs/adr/0014-what-recorded-merchants-carry.md")
      .standardized
    let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
    let explained = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    let used = Self.merchants.reduce(into: Set<String>()) { $0.formUnion(PathTable($1.table).reasons) }
    #expect(Set(explained) == used)
    #expect(explained.count == used.count)
  }

  @Test func `every recording that is kept is read`() throws {
    for folder in ["ucp-2026-01-11", "ucpify", "oscar"] {
      let kept = try FileManager.default.contentsOfDirectory(atPath: Recording.folder.appending(path: folder).path())
      let listed = (Recording.sample + Recording.ucpify + Recording.oscar).filter { $0.merchant == folder }.map(\.name)
      let answers = kept.filter { $0.hasSuffix(".response.json") }.map { String($0.dropLast(".response.json".count)) }
      #expect(answers.sorted() == listed.sorted())
    }
  }
}
