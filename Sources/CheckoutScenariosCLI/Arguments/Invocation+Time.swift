#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Invocation {
  /// The time that `--now` sets; `nil` without the flag.
  ///
  /// - Throws: A failure with ``ExitCode/usage`` when it is no time.
  var now: Date? {
    get throws(ToolFailure) {
      guard let text = value(.now) else { return nil }
      if let time = Timestamp.date(text) { return time }
      let help = "\(Tool.name) help \(command?.rawValue ?? "run")"
      throw ToolFailure(.usage, .flagMisused, "--now takes a time such as 2026-01-31T12:00:00Z", hint: help)
    }
  }
}
