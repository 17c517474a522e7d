/// The tool as a function: from arguments, environment and streams to an exit code.
enum Tool {
  /// The name it is typed by.
  static let name = "checkout-scenarios"
  /// The release.
  static let version = "0.1.0"

  /// Does what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the name of the program.
  ///   - environment: The variables of the environment; see `help environment` for those that are read.
  ///   - streams: Where everything is read from and written to.
  static func run(arguments: [String], environment: [String: String], streams: Streams) -> ExitCode {
    let words = ArgumentWords(arguments)
    let report = Report { () throws(ToolFailure) in
      try Invocation(words).perform(with: streams)
    }
    return Presentation(words: words, environment: environment, streams: streams).present(report)
  }
}
