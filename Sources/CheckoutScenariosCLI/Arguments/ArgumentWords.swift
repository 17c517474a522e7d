/// The arguments cut into flags and operands, whatever they mean: this never fails.
///
/// `--flag value`, `--flag=value`, `--` (everything after it is an operand) and `-` (an operand or a value) are
/// understood. A word that begins with a dash is never taken for a value.
struct ArgumentWords: Sendable {
  /// A flag as it was typed.
  struct Use: Sendable {
    /// What was typed, with its dashes and without its value.
    var spelling: String
    /// The flag; `nil` when there is none of that name.
    var flag: Flag?
    /// Its value; `nil` when none was given.
    var value: String?
  }

  /// One word.
  enum Word: Sendable {
    case operand(String)
    case flag(Use)
  }

  /// The words, in the order they were typed.
  private(set) var words: [Word] = []

  /// Cuts the arguments.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest.map { .operand($0) }
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        words.append(.operand(argument))
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let spelling = String(parts.first ?? "")
      var use = Use(spelling: spelling, flag: Flag(spelling: spelling), value: nil)
      if parts.count == 2 {
        use.value = String(parts[1])
      } else if use.flag?.specification.value != nil, let next = rest.first, next == "-" || !next.hasPrefix("-") {
        use.value = rest.removeFirst()
      }
      words.append(.flag(use))
    }
  }

  /// Whether a flag was typed, right or wrong.
  func has(_ flag: Flag) -> Bool {
    words.contains { word in
      if case .flag(let use) = word { use.flag == flag } else { false }
    }
  }

  /// The value of a flag, when it was typed with one.
  func value(_ flag: Flag) -> String? {
    for case .flag(let use) in words where use.flag == flag { return use.value }
    return nil
  }
}
