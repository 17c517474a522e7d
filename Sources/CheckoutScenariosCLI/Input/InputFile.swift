/// A file that the command line names, or stdin.
struct InputFile: Sendable {
  /// As it was typed; `-` is stdin.
  let name: String

  /// Whether it is stdin.
  var isStandardInput: Bool { name == "-" }

  /// What it is called in failures.
  var title: String { isStandardInput ? "stdin" : name }

  /// What is said of more than so many bytes.
  static func tooLarge(_ limit: Int) -> String {
    let unit = limit.isMultiple(of: 1 << 20) ? (name: "MiB", size: 1 << 20) : (name: "KiB", size: 1 << 10)
    return "this is larger than \(limit / unit.size) \(unit.name)"
  }

  /// Reads all of it.
  ///
  /// - Throws: A failure with ``ExitCode/noInput``, or ``ExitCode/badData`` when it is too large.
  func bytes(from streams: Streams, limit: Int) throws(ToolFailure) -> [UInt8] {
    do throws(InputFailure) {
      return try isStandardInput ? streams.readInput(limit) : streams.readFile(name, limit)
    } catch {
      let hint = "\(Tool.name) help scenarios"
      let place = Diagnostic.Place(file: title, line: nil)
      switch error {
      case .notFound: throw ToolFailure(.noInput, .inputNotFound, "there is no such file", hint: hint, at: place)
      case .isFolder: throw ToolFailure(.noInput, .inputNotReadable, "this is a folder", hint: hint, at: place)
      case .unreadable: throw ToolFailure(.noInput, .inputNotReadable, "it cannot be read", hint: hint, at: place)
      case .tooLarge:
        throw ToolFailure(.badData, .badInput, InputFile.tooLarge(limit), hint: hint, at: place)
      }
    }
  }
}
