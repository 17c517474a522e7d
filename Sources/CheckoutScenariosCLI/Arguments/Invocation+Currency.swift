import CheckoutAPI

extension Invocation {
  /// The currency that `--currency` names; `nil` without the flag.
  ///
  /// - Throws: A failure with ``ExitCode/usage`` when nobody is paid in it, or a cart brings another one.
  var currency: Currency? {
    get throws(ToolFailure) {
      guard let code = value(.currency) else { return nil }
      let help = "\(Tool.name) help \(command?.rawValue ?? "run")"
      guard value(.cart) == nil else {
        throw ToolFailure(.usage, .flagMisused, "--cart and --currency exclude each other", hint: help)
      }
      do throws(MoneyProblem) {
        return try Currency(code)
      } catch {
        throw ToolFailure(.usage, .flagMisused, "--currency: \(error.message)", hint: help)
      }
    }
  }
}
