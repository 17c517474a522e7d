@_spi(Internals) import CheckoutCore

/// The table of `funnel.md`, written down by hand and read from nowhere else.
///
/// `-` stands, `stale` is asked for again, `stale:x` when x holds. In the row of the coverage the fee of a method that stops
/// paying makes the price stale (ADR 0016), where the text has a dash. Two rows are not in it: that a method is still
/// offered in other terms, and what is left of an empty cart in another currency.
enum ChangeTableText {
  static let columns = ["quote", "options", "delivery-choice", "methods", "method-choice", "token"]

  static let table = """
    lines            stale      stale  kept-if-offered  stale          kept-if-offered  kept
    promotions       stale      stale  kept-if-offered  stale:total    kept-if-offered  kept
    contact          -          -      -                -              -                kept
    recipient        -          -      -                -              -                kept
    delivery-place   stale      stale  kept-if-offered  stale:country  kept-if-offered  kept
    billing-address  stale:tax  -      -                stale:country  kept-if-offered  kept
    delivery         stale      -      -                stale:kind     kept-if-offered  kept
    coverage         stale:fee  -      -                stale:zero     kept             kept
    payment-method   stale:fee  -      -                -              -                dropped
    method-terms     stale:fee  -      -                -              -                kept
    currency         stale      stale  dropped          stale          dropped          dropped
    """

  private static let conditions: [String: ChangeTable.Condition] = [
    "tax": .taxDecided, "country": .countryChanges, "kind": .kindChanges, "total": .totalChanges,
    "zero": .zeroCrossed, "fee": .feeChanges,
  ]

  /// The cells of a change, by column.
  static func row(_ change: ChangeTable.Change) -> [String: String] {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let cells = rows.first { $0.first == change.rawValue }?.dropFirst() ?? []
    return Dictionary(zip(columns, cells)) { first, _ in first }
  }

  /// Whether a cell says that something is asked for again while some conditions hold.
  static func isStale(_ cell: String, _ holding: ChangeTable.Condition) -> Bool {
    guard cell.hasPrefix("stale") else { return false }
    guard let condition = conditions[String(cell.dropFirst("stale:".count))] else { return cell == "stale" }
    return holding.contains(condition)
  }

  /// A cell of the code's table, in the words of the text.
  static func words(_ answer: ChangeTable.Answer) -> String {
    switch answer {
    case .untouched: "-"
    case .stale: "stale"
    case .staleIf(let condition): "stale:\(conditions.first { $0.value == condition }?.key ?? "?")"
    }
  }
}
