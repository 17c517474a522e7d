import CheckoutAPI

extension ScreenPage {
  func cardPage(_ screen: CardScreen) -> Page {
    var page = Page()
    let report = screen.report
    let reasons = report?.reasons ?? []
    let isWhole = screen.method?.cardDetails != .securityCode
    var rows: [[Page.Cell]] = [["Method", .init(screen.method.map { "\($0.id.rawValue): \($0.words)" } ?? "(none)")]]
    if isWhole {
      let number = report?.maskedNumber ?? ""
      rows.append([.init(FormField.cardNumber.label), number.isEmpty ? .init("(empty)", .faint) : .init(number)])
      rows += lines(reasons.filter { $0.field == .cardNumber }, "")
      rows.append(["Brand", brand(report)])
      rows.append(["Digits", "\(report?.digitCount ?? 0)"])
      rows += networks(screen)
    }
    rows.append(["Asked for", .init(screen.method?.cardDetails.words ?? "nothing")])
    for field in [FormField.expiry, .securityCode, .holder] {
      let label = field == .securityCode ? report.map { "\(field.label) (\($0.securityCodeName))" } : nil
      rows += lines(reasons.filter { $0.field == field }, label ?? field.label)
    }
    rows.append([
      "State", screen.hasToken ? .init("accepted, a token stands for it", .good) : "no token stands for it yet",
    ])
    page.add("Card", rows)
    return page
  }

  /// What is wrong with a field, below its label.
  private func lines(_ reasons: [CardProblem], _ label: String) -> [[Page.Cell]] {
    reasons.map { [.init(label), .init("! \($0.message)", .bad)] }
  }

  private func brand(_ report: CardReport?) -> Page.Cell {
    if let brand = report?.brand { return .init(brand.displayName) }
    let candidates = report.map { $0.digitCount > 0 ? $0.candidates : [] } ?? []
    guard !candidates.isEmpty else { return .init("(not known)", .faint) }
    return .init("(not known yet: \(candidates.map(\.displayName).joined(separator: ", ")))", .faint)
  }

  /// The schemes that the shopper can choose from, where a card has several that the merchant takes.
  private func networks(_ screen: CardScreen) -> [[Page.Cell]] {
    var rows: [[Page.Cell]] = []
    if let taken = screen.method?.networks, !taken.isEmpty {
      rows.append(["Taken", .init(taken.map(\.displayName).joined(separator: ", "))])
    }
    guard let report = screen.report, report.networks.count > 1 else { return rows }
    for (index, network) in report.networks.enumerated() {
      let isChosen = report.network == network
      let choice = "\(isChosen ? "(x)" : "( )") \(network.displayName)"
      rows.append([index == 0 ? "Pays with" : "", .init(choice, isChosen ? .good : .normal)])
    }
    return rows
  }
}
