import CheckoutAPI

/// The lines of a cart, its promotion codes, and what is set aside.
struct CartPage {
  let cart: Cart
  let format: (Money) -> String

  /// The page.
  var page: Page {
    var page = Page()
    let lines: [[Page.Cell]] = cart.lines.isEmpty ? [[.init("empty", .faint)]] : cart.lines.map(row)
    page.add("Cart (\(cart.currency.code), \(cart.itemCount) \(cart.itemCount == 1 ? "piece" : "pieces"))", lines)
    page.add("Promotion codes", cart.promotionCodes.map { [.init($0.rawValue)] })
    page.add("Set aside", cart.savedForLater.lines.map(row))
    return page
  }

  private func row(_ line: CartLine) -> [Page.Cell] {
    let amount: Page.Piece
    do throws(MoneyProblem) {
      amount = .amount(format(try line.unitPrice.multiplied(by: line.quantity)))
    } catch {
      amount = .text(error.message)
    }
    var words = [line.kind.rawValue]
    if line.wantsGuarantee { words.append("with guarantee") }
    if line.id.rawValue != line.product.rawValue { words.append("product \(line.product.rawValue)") }
    return [
      .init("\(line.quantity) x", right: true),
      .init(pieces: [.amount(format(line.unitPrice))], right: true), .init(pieces: [amount], right: true),
      .init(line.id.rawValue), .init("\(line.name) (\(words.joined(separator: ", ")))"),
    ]
  }
}

extension Totals {
  /// The amounts, each with its name; parts that are nothing are left out.
  func rows(format: (Money) -> String) -> [[Page.Cell]] {
    func row(_ name: String, _ amount: Money, _ note: String = "") -> [Page.Cell] {
      [.init(name), .init(pieces: [.amount(format(amount))], right: true), .init(note)]
    }
    var rows = [row("subtotal", subtotal)]
    if !discount.isZero { rows.append(row("discount", discount, "taken off")) }
    if let delivery { rows.append(row("delivery", delivery)) }
    if !extras.isZero { rows.append(row("extras", extras)) }
    if !guarantee.isZero { rows.append(row("guarantee", guarantee)) }
    if !fees.isZero { rows.append(row("fees", fees)) }
    if !taxAdded.isZero { rows.append(row("tax", taxAdded, "added")) }
    if !taxIncluded.isZero { rows.append(row("tax", taxIncluded, "included in the prices")) }
    let marks = [isProvisional ? "provisional" : nil, isEstimate ? "estimate" : nil].compactMap(\.self)
    rows.append(row("total", total, marks.joined(separator: ", ")))
    if !covered.isZero { rows.append(row("covered", covered, "by gift cards and credit")) }
    if !cashRounding.isZero { rows.append(row("rounding", cashRounding, "to the smallest coin")) }
    rows.append(row("due", due))
    return rows
  }
}
