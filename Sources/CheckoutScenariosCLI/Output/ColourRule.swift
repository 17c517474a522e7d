/// Whether a stream is written in colour.
enum ColourRule {
  /// What `--color` says.
  enum Wish: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// Decides for one stream: the flag, then `NO_COLOR`, then what forces colour, then `TERM`, then the terminal.
  ///
  /// - Parameters:
  ///   - wish: What `--color` says.
  ///   - environment: The variables of the environment.
  ///   - isTerminal: Whether the stream is a terminal.
  static func isOn(_ wish: Wish, environment: [String: String], isTerminal: Bool) -> Bool {
    switch wish {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func value(_ name: String) -> String { environment[name] ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    if ["CLICOLOR_FORCE", "FORCE_COLOR"].contains(where: { !["", "0"].contains(value($0)) }) { return true }
    if ["", "dumb"].contains(value("TERM")) { return false }
    return isTerminal
  }
}
