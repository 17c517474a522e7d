@testable import CheckoutScenariosCLI

/// Streams and files in memory, and what the tool did with them.
final class FakeStreams {
  var input: [UInt8] = []
  var inputFailure: InputFailure?
  var isInputReady = true
  var files: [String: [UInt8]] = [:]
  var fileFailures: [String: InputFailure] = [:]
  var terminals: Set<Streams.Channel> = [.input]
  var writeResult = Streams.WriteResult.written
  private(set) var output = ""
  private(set) var error = ""
  private(set) var inputReads = 0
  /// How much of the input is handed over at once, where it is read in portions.
  var portion = Int.max
  /// How many lines were written when a portion was asked for, each time.
  private(set) var linesAtReads: [Int] = []
  private var taken = 0
  private var linesWritten = 0

  /// A pipe on stdin with this text in it.
  func pipe(_ text: String) {
    input = Array(text.utf8)
    terminals.remove(.input)
  }

  private func write(_ text: String) {
    output += text
    if text.utf8.last == UInt8(ascii: "\n") { linesWritten += 1 }
  }

  /// Runs the tool with these streams.
  func run(_ arguments: [String], environment: [String: String] = [:]) -> ExitCode {
    Tool.run(arguments: arguments, environment: environment, streams: streams)
  }

  /// The streams as the tool takes them.
  var streams: Streams {
    Streams(
      write: { text, channel in
        guard self.writeResult == .written else { return channel == .output ? self.writeResult : .written }
        if channel == .output { self.write(text) } else { self.error += text }
        return .written
      },
      readInput: { limit throws(InputFailure) in
        self.inputReads += 1
        if let failure = self.inputFailure { throw failure }
        guard self.input.count <= limit else { throw .tooLarge }
        return self.input
      },
      readSome: { most throws(InputFailure) in
        self.inputReads += 1
        self.linesAtReads.append(self.linesWritten)
        if let failure = self.inputFailure { throw failure }
        let rest = self.input.dropFirst(self.taken).prefix(min(most, self.portion))
        self.taken += rest.count
        return Array(rest)
      },
      isInputReady: { _ in self.isInputReady },
      holdsInput: { !self.terminals.contains(.input) && !self.input.isEmpty },
      readFile: { path, limit throws(InputFailure) in
        if let failure = self.fileFailures[path] { throw failure }
        guard let bytes = self.files[path] else { throw .notFound }
        guard bytes.count <= limit else { throw .tooLarge }
        return bytes
      },
      isTerminal: { self.terminals.contains($0) }
    )
  }
}

/// What the tool answered.
struct Outcome {
  var code: ExitCode
  var output: String
  var error: String

  /// Runs the tool once.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - pipe: What is on stdin; `nil` for a terminal.
  ///   - files: The files there are.
  init(_ arguments: [String], pipe: String? = nil, files: [String: String] = [:], environment: [String: String] = [:]) {
    let streams = FakeStreams()
    if let pipe { streams.pipe(pipe) }
    streams.files = files.mapValues { Array($0.utf8) }
    code = streams.run(arguments, environment: environment)
    output = streams.output
    error = streams.error
  }

  /// The document on stdout, read back.
  func document() throws -> JSONNode { try JSONReader.read(Array(output.utf8)) }
}

extension JSONNode {
  /// A member of an object.
  subscript(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The items of a list.
  var items: [JSONNode] {
    if case .array(let items) = value { items } else { [] }
  }

  /// The text that it is.
  var text: String? {
    if case .string(let text) = value { text } else { nil }
  }
}
