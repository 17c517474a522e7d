import CheckoutAPI

/// What one step shows: its fields with values and problems, its choices with prices.
struct ScreenPage {
  let screen: CheckoutScreen
  let cart: Cart
  let format: (Money) -> String

  /// The page.
  var page: Page {
    switch screen {
    case .cart(let screen): cartPage(screen)
    case .address(let screen): addressPage(screen)
    case .delivery(let screen): deliveryPage(screen)
    case .payment(let screen): paymentPage(screen)
    case .card(let screen): cardPage(screen)
    case .processing(let screen): processingPage(screen)
    case .confirmation(let screen): confirmationPage(screen)
    }
  }

  /// One field of a form, and below it what is wrong with it.
  func field(_ field: FormField, _ value: String, _ problems: [FieldProblem]) -> [[Page.Cell]] {
    let shown: Page.Cell = value.isEmpty ? .init("(empty)", .faint) : .init(value)
    return [[.init(field.label), shown]]
      + problems.filter { $0.field == field }.map { ["", .init("! \($0.code.words)", .bad)] }
  }

  /// The mark of a choice.
  func mark(_ isChosen: Bool) -> Page.Cell { isChosen ? .init("(x)", .good) : "( )" }

  /// A price; words when there is none.
  func price(_ money: Money?) -> Page.Cell { money.map(amount) ?? .init("no charge", right: true) }

  /// An amount, to stand in a column of amounts.
  func amount(_ money: Money) -> Page.Cell { .init(pieces: [.amount(format(money))], right: true) }
}
