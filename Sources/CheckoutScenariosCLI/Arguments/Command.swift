import CheckoutTesting

/// A command of the tool; its raw value is its name.
///
/// The id of every scenario is a command as well: it means `run` with that id.
enum Command: String, CaseIterable, Sendable {
  case list
  case run
  case describe
  case graph
  case validate
  case help

  /// What there is to know about it, in one place for parsing, help and suggestions.
  struct Specification: Sendable {
    var summary: String
    /// What its argument is called; `nil` when it takes none.
    var operand: String?
    var isOperandRequired = false
    var flags: [Flag] = []
    var example: String
  }

  /// The row of the table.
  var specification: Specification {
    switch self {
    case .list:
      Specification(
        summary: "list the scenarios with their step and what they show", flags: [.step, .permutations],
        example: "list --step payment"
      )
    case .run:
      Specification(
        summary: "jump to a scenario's step, apply events, and print what the shopper sees",
        operand: "SCENARIO", isOperandRequired: true,
        flags: [.cart, .restore, .event, .events, .now, .locale, .currency],
        example: "run cart --event 'set-quantity line=sku-lamp quantity=3'")
    case .describe:
      Specification(
        summary: "tell what a scenario starts with, and which events it takes and refuses",
        operand: "SCENARIO", isOperandRequired: true, flags: [.cart, .restore, .now, .locale, .currency],
        example: "describe card-entry")
    case .graph:
      Specification(
        summary: "show where each step leads and by what", flags: [.format], example: "graph --format mermaid")
    case .validate:
      Specification(
        summary: "answer each JSON line of stdin: is this address, card or amount right?",
        operand: "SUBJECT", isOperandRequired: true, flags: [.locale, .now], example: "validate money")
    case .help:
      Specification(
        summary: "explain a command or a topic", operand: "TOPIC", example: "help events")
    }
  }

  /// How it is typed, such as `run SCENARIO [--cart FILE]`.
  var usage: String {
    let specification = specification
    var parts = [Tool.name, rawValue]
    if let operand = specification.operand { parts.append(specification.isOperandRequired ? operand : "[\(operand)]") }
    for flag in specification.flags {
      let value = flag.specification.value.map { " \($0)" } ?? ""
      parts.append("[\(flag.spelling)\(value)]" + (flag.specification.isRepeatable ? "..." : ""))
    }
    return parts.joined(separator: " ")
  }

  /// Everything that can stand where a command stands.
  static var words: [String] { allCases.map(\.rawValue) + CheckoutScenario.allCases.map(\.id) }
}
