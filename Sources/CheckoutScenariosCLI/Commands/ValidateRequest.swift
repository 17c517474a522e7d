import CheckoutTesting

/// Lines on stdin to be validated and answered, one by one.
struct ValidateRequest {
  private let validation: any LineValidation
  private let isBrief: Bool

  /// Reads what the command line asks for.
  ///
  /// - Throws: A failure with ``ExitCode/usage``.
  init(_ invocation: Invocation) throws(ToolFailure) {
    let help = "\(Tool.name) help validate"
    guard let name = invocation.operand else {
      throw ToolFailure(.usage, .argumentMissing, "what to validate is missing: address, card or money", hint: help)
    }
    guard let subject = ValidationSubject(rawValue: name) else {
      throw .unknown(
        .unknownSubject, "subject", name, among: ValidationSubject.allCases.map(\.rawValue), hint: "help validate"
      ) { "validate \($0)" }
    }
    for flag in [Flag.locale, .now] where invocation.value(flag) != nil && !subject.flags.contains(flag) {
      throw ToolFailure(.usage, .flagMisused, "\(flag.spelling) does not go with validate \(name)", hint: help)
    }
    // Answers are lines, as they come: one document would have to wait for the end.
    guard !invocation.switches.contains(.json) else {
      throw ToolFailure(.usage, .flagMisused, "validate prints JSON lines in any case: leave --json out", hint: help)
    }
    guard !invocation.switches.contains(.noInput) else {
      throw ToolFailure(.usage, .flagMisused, "validate reads stdin: leave --no-input out", hint: help)
    }
    validation = subject.validation(locale: try invocation.locale, now: try invocation.now)
    isBrief = invocation.switches.contains(.quiet)
  }

  /// Answers every line, and tells how many are not valid.
  ///
  /// - Throws: A failure when stdin cannot be read or the answers cannot be written.
  func run(with streams: Streams) throws(ToolFailure) -> Report {
    if streams.isTerminal(.input), !isBrief {
      _ = streams.write("note: waiting for JSON on stdin, one object on each line\n", .error)
    }
    var reader = LineReader(streams.readSome)
    var number = 0
    var answered = 0
    var wrong = 0
    while let line = try next(&reader) {
      number += 1
      guard let answer = validation.answer(line, number: number) else { continue }
      answered += 1
      if !answer.isValid { wrong += 1 }
      switch streams.write(answer.json.line + "\n", .output) {
      case .written: continue
      // Nobody reads any more: what is left would be answered to nobody.
      case .closed: return report(wrong: wrong, of: answered)
      case .failed: throw ToolFailure(.cannotCreate, .outputNotWritable, "the output cannot be written")
      }
    }
    return report(wrong: wrong, of: answered)
  }

  private func next(_ reader: inout LineReader) throws(ToolFailure) -> LineReader.Line? {
    do throws(InputFailure) {
      return try reader.next()
    } catch {
      let place = Diagnostic.Place(file: "stdin", line: nil)
      let message = error == .isFolder ? "this is a folder" : "it cannot be read"
      throw ToolFailure(.noInput, .inputNotReadable, message, hint: "\(Tool.name) help validate", at: place)
    }
  }

  private func report(wrong: Int, of answered: Int) -> Report {
    var report = Report(kind: .validation)
    guard wrong > 0 else { return report }
    let lines = answered == 1 ? "line is" : "lines are"
    report.exitCode = .refused
    report.diagnostics = [
      Diagnostic(
        code: .lineInvalid, message: "\(wrong) of \(answered) \(lines) not valid", hint: "\(Tool.name) help validate")
    ]
    return report
  }
}
