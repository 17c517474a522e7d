import Foundation

/// Runs a program of the toolchain and collects what it says.
struct Command {
  /// How a program ended, and its two streams in one text.
  struct Outcome: Sendable {
    let status: Int32
    let output: String
  }

  /// Why a program could not even be started.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  let executable: URL

  /// Finds a program in the directories of `PATH`.
  ///
  /// - Throws: ``Missing``, with a sentence, when no directory has it.
  init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let directories = (environment["PATH"] ?? "").split(separator: ":")
    let candidates = directories.map { URL(filePath: String($0)).appending(path: name) }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.filePath) }) else {
      throw Missing(description: "\(name) is in no directory of PATH: add the toolchain's usr/bin to PATH.")
    }
    executable = found
  }

  init(at executable: URL) {
    self.executable = executable
  }

  /// Runs it to its end.
  ///
  /// The streams go to a file: a pipe that nobody empties would stop a program that says much.
  func run(_ arguments: [String]) throws -> Outcome {
    try withTemporaryDirectory { directory in
      let output = directory.appending(path: "output")
      try Data().write(to: output)
      let handle = try FileHandle(forWritingTo: output)
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      try handle.close()
      let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      return Outcome(status: process.terminationStatus, output: text)
    }
  }
}

/// Lends a new directory that is gone afterwards.
func withTemporaryDirectory<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let directory = FileManager.default.temporaryDirectory.appending(path: "boundary-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  return try body(directory)
}
