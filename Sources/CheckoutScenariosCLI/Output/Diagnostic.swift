import CheckoutAPI

/// One thing that went wrong, for people and for programs.
struct Diagnostic: Sendable {
  /// What went wrong, in a stable word.
  enum Code: String, Sendable {
    case unknownCommand = "unknown-command"
    case unknownScenario = "unknown-scenario"
    case unknownTopic = "unknown-topic"
    case unknownSubject = "unknown-subject"
    case unknownFlag = "unknown-flag"
    case flagMisused = "flag-misused"
    case argumentMissing = "argument-missing"
    case argumentUnexpected = "argument-unexpected"
    case inputClaimedTwice = "input-claimed-twice"
    case secretOnCommandLine = "secret-on-command-line"
    case badEvent = "bad-event"
    case badCart = "bad-cart"
    case badSnapshot = "bad-snapshot"
    case badInput = "bad-input"
    case inputNotFound = "input-not-found"
    case inputNotReadable = "input-not-readable"
    case lineInvalid = "line-invalid"
    case eventRefused = "event-refused"
    case scenarioNotReachable = "scenario-not-reachable"
    case outputNotWritable = "output-not-writable"
  }

  /// A place in what was read.
  struct Place: Sendable {
    /// The file as it was named; `stdin` for the standard input.
    var file: String
    /// The line, from 1; `nil` when the file as a whole is meant.
    var line: Int?
  }

  /// What went wrong, in a stable word.
  var code: Code
  /// What went wrong, in one sentence; never the value of an argument that could be secret.
  var message: String
  /// What else there is to know, line by line.
  var details: [String] = []
  /// The next command to type.
  var hint: String?
  /// Where it went wrong, when it was in a file.
  var place: Place?
  /// What the funnel said, when it refused something.
  var refusal: CheckoutRefusal?
}

/// A diagnostic that ends the tool, with the code it ends with.
struct ToolFailure: Error {
  /// The code the tool ends with.
  var exitCode: ExitCode
  /// What went wrong.
  var diagnostic: Diagnostic

  /// Describes a failure.
  init(
    _ exitCode: ExitCode,
    _ code: Diagnostic.Code,
    _ message: String,
    hint: String? = nil,
    at place: Diagnostic.Place? = nil
  ) {
    self.exitCode = exitCode
    diagnostic = Diagnostic(code: code, message: message, hint: hint, place: place)
  }
}

extension Diagnostic {
  /// The lines for stderr: the error first, the hint last.
  func lines(withHint: Bool) -> [String] {
    let position = place.map { place in place.file + (place.line.map { ":\($0)" } ?? "") + ": " } ?? ""
    return ["error: \(position)\(message)"] + details + (withHint ? hint.map { ["hint: \($0)"] } ?? [] : [])
  }

  /// The members for a JSON document.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "severity": "error",
      "code": .string(code.rawValue),
      "message": .string(message),
      "hint": .string(hint),
      "file": .string(place?.file),
      "line": .int(place?.line),
    ]
    if let refusal { members["refusal"] = refusal.json }
    return .object(members)
  }
}

extension CheckoutRefusal {
  /// The members for a JSON document.
  var json: JSONValue {
    [
      "code": .string(code.rawValue),
      "event": .string(action.rawValue),
      "step": .string(step.rawValue),
      "missing": .array(missing.map(\.json)),
      "link": .string(link?.rawValue),
      "allowed": allowed.json,
    ]
  }
}
