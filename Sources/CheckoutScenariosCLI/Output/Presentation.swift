/// Writes a report as the global flags and the environment ask for.
///
/// Every text of it went through ``Redaction`` when the page was drawn, or the document made.
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
    let output = words.has(.json) ? report.document.text + "\n" : report.page.text(drawing(of: report))
    let written = output.isEmpty ? .written : streams.write(output, .output)
    var diagnostics = Page()
    for line in report.diagnostics.flatMap({ $0.lines(withHint: !words.has(.quiet)) }) {
      diagnostics.add(line, line.hasPrefix("error: ") ? .bad : .normal)
    }
    if !report.diagnostics.isEmpty { _ = streams.write(diagnostics.text(drawing(on: .error)), .error) }
    guard written == .failed else { return report.exitCode }
    _ = streams.write("error: the output cannot be written\n", .error)
    return .cannotCreate
  }

  private func drawing(of report: Report) -> Page.Drawing {
    var drawing = drawing(on: .output)
    if report.isListing, !streams.isTerminal(.output) { drawing.width = .max }
    return drawing
  }

  private func drawing(on channel: Streams.Channel) -> Page.Drawing {
    let isPlain = words.has(.plain)
    let wish = words.value(.color).flatMap(ColourRule.Wish.init(rawValue:)) ?? (isPlain ? .never : .auto)
    let isColoured = ColourRule.isOn(wish, environment: environment, isTerminal: streams.isTerminal(channel))
    // What went wrong is not wrapped: it may hold a path or a command to copy.
    return Page.Drawing(isColoured: isColoured, isPlain: isPlain || channel == .error)
  }
}
