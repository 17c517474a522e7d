/// What a command has to say, before it is decided whether people or programs read it.
struct Report: Sendable {
  /// What the document is about.
  enum Kind: String, CaseIterable, Sendable {
    case overview
    case version
    case list
    case scenario
    case description
    case graph
    case validation
    case help
    case error
  }

  /// What the document is about.
  var kind: Kind
  /// For people.
  var page = Page()
  /// For programs.
  var payload: JSONValue = .null
  /// What went wrong.
  var diagnostics: [Diagnostic] = []
  /// The code the tool ends with.
  var exitCode = ExitCode.success
  /// Whether it is rows for other tools, too: outside a terminal each of them is one line, however long.
  var isListing = false
}

extension Report {
  /// The report of a command, or of why there is none.
  init(catching body: () throws(ToolFailure) -> Report) {
    do throws(ToolFailure) {
      self = try body()
    } catch {
      self.init(kind: .error, diagnostics: [error.diagnostic], exitCode: error.exitCode)
    }
  }

  /// The one document that `--json` prints, also on failure.
  var document: JSONValue {
    [
      "schemaVersion": .int(1),
      "kind": .string(kind.rawValue),
      "payload": payload,
      "diagnostics": .array(diagnostics.map(\.json)),
      "exitCode": .int(Int64(exitCode.rawValue)),
    ]
  }
}
