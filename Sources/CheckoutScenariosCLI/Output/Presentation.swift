/// Writes a report as the global flags and the environment ask for.
struct Presentation {
  private let streams: Streams
  private let environment: [String: String]
  private let words: ArgumentWords

  /// Reads the wishes from the words, which need not be right: a failure is shown as it was asked for, too.
  init(words: ArgumentWords, environment: [String: String], streams: Streams) {
    self.words = words
    self.environment = environment
    self.streams = streams
  }

  /// Writes the report and answers with the code to end with.
  func present(_ report: Report) -> ExitCode {
    let output = words.has(.json) ? report.document.text + "\n" : report.page.text(drawing(on: .output))
    let written = output.isEmpty ? .written : write(output, to: .output)
    var diagnostics = Page()
    for line in report.diagnostics.flatMap({ $0.lines(withHint: !words.has(.quiet)) }) {
      diagnostics.add(line, line.hasPrefix("error: ") ? .bad : .normal)
    }
    if !report.diagnostics.isEmpty { _ = write(diagnostics.text(drawing(on: .error)), to: .error) }
    guard written == .failed else { return report.exitCode }
    _ = write("error: the output cannot be written\n", to: .error)
    return .cannotCreate
  }

  private func drawing(on channel: Streams.Channel) -> Page.Drawing {
    let isPlain = words.has(.plain)
    let wish = words.value(.color).flatMap(ColourRule.Wish.init(rawValue:)) ?? (isPlain ? .never : .auto)
    let isColoured = ColourRule.isOn(wish, environment: environment, isTerminal: streams.isTerminal(channel))
    // What went wrong is not wrapped: it may hold a path or a command to copy.
    return Page.Drawing(isColoured: isColoured, isPlain: isPlain || channel == .error)
  }

  /// Every text for people goes through ``Redaction`` here; a JSON document did so text by text, when it was made.
  private func write(_ text: String, to channel: Streams.Channel) -> Streams.WriteResult {
    let isDocument = channel == .output && words.has(.json)
    return streams.write(isDocument ? text : Redaction.masking(text), channel)
  }
}
