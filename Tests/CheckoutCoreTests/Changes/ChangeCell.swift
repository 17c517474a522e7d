import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import Testing

/// A cell, as something that is done.
struct ChangeCell: Sendable, CustomTestStringConvertible {
  let change: ChangeCase
  let column: String
  var text: String { ChangeTableText.row(change.change)[column] ?? "" }
  /// Whether it is asked for again, when it is an answer.
  var isStale: Bool { ChangeTableText.isStale(text, change.conditions) }
  var testDescription: String { "\(change.name), \(column): \(text)" }

  /// Stands before the change.
  func shop() throws -> Shop {
    var shop = try change.base()
    try change.prepare(&shop)
    _ = shop.newCalls()
    return shop
  }

  /// The cells of some columns.
  static func all(_ columns: String...) -> [ChangeCell] {
    ChangeCase.all.flatMap { change in columns.map { ChangeCell(change: change, column: $0) } }
  }
}
