/// What the tool tells the shell that started it.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything went as asked; showing a declined or failed step is a success too.
  case success = 0
  /// The outcome is a failure: an event was refused, or a line that was validated is not right.
  case refused = 1
  /// The command line is not right.
  case usage = 64
  /// The data in a file or on stdin is not right.
  case badData = 65
  /// A file cannot be found or read.
  case noInput = 66
  /// A bug in the tool or in its scenarios.
  case software = 70
  /// The output cannot be written.
  case cannotCreate = 73
  /// The tool was interrupted.
  case interrupted = 130
  /// The tool was told to end.
  case terminated = 143

  /// What it means, for `help exit-codes`.
  var meaning: String {
    switch self {
    case .success: "done; showing a declined or failed step is a success too"
    case .refused:
      "an event was refused, a validated line is not right, or the cart cannot be walked to the scenario's step, or "
        + "not at that time"
    case .usage: "the command line is not right"
    case .badData: "the data in a file or on stdin is not right"
    case .noInput: "a file cannot be found or read"
    case .software: "a bug of the tool: a scenario cannot be built"
    case .cannotCreate: "the output cannot be written"
    case .interrupted: "interrupted by the signal INT"
    case .terminated: "ended by the signal TERM"
    }
  }
}
