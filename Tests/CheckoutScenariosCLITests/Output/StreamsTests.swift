import Testing

@testable import CheckoutScenariosCLI

/// What becomes of the output, and what the files of the process say.
struct StreamsTests {
  @Test func `a reader that went away is nothing to complain about`() {
    let streams = FakeStreams()
    streams.writeResult = .closed
    #expect(streams.run(["list"]) == .success)
    #expect(streams.error.isEmpty)
  }

  @Test func `an output that cannot be written is a failure`() {
    let streams = FakeStreams()
    streams.writeResult = .failed
    #expect(streams.run(["list"]) == .cannotCreate)
  }

  @Test func `a folder, a missing file and a large one are told apart`() throws {
    let live = Streams.live
    #expect(throws: InputFailure.isFolder) { try live.readFile("/", 10) }
    #expect(throws: InputFailure.notFound) { try live.readFile("/nowhere/at/all", 10) }
    #expect(throws: InputFailure.tooLarge) { try live.readFile(#filePath, 10) }
    #expect(try live.readFile(#filePath, 1 << 20).starts(with: "import Testing".utf8))
  }
}
