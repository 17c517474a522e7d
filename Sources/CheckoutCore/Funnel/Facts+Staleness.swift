extension Facts {
  /// Applies a row of the change table.
  ///
  /// - Parameters:
  ///   - change: What was changed.
  ///   - conditions: What holds, of what the cells of the row depend on.
  mutating func makeStale(by change: ChangeTable.Change, if conditions: ChangeTable.Condition = []) {
    let row = change.row
    if row.quote.isStale(conditions) { requests.quote.makeStale() }
    if row.options.isStale(conditions) { requests.options.makeStale() }
    if row.methods.isStale(conditions) { requests.methods.makeStale() }
    if row.methods == .staleIf(.totalChanges) { waitsForTotal = change }
    if row.deliveryChoice == .dropped { (options, delivery) = ([], nil) }
    if row.methodChoice == .dropped { (methods, method) = (nil, nil) }
    if row.token == .dropped { dropToken() }
  }

  /// The price came that shows whether the total is another one: decides the cell that waited for it.
  mutating func makeStale(byTotalThatChanged isChanged: Bool) {
    guard let change = waitsForTotal else { return }
    waitsForTotal = nil
    if change.row.methods.isStale(isChanged ? .totalChanges : []) { requests.methods.makeStale() }
  }

  /// Forgets what stands for the card, and what was shown about it.
  mutating func dropToken() {
    token = nil
    cardReport = nil
    requests.token.makeStale()
  }
}

extension ChangeTable.Answer {
  /// Whether it is asked for again under these conditions.
  fileprivate func isStale(_ conditions: ChangeTable.Condition) -> Bool {
    switch self {
    case .untouched: false
    case .stale: true
    case .staleIf(let condition): conditions.contains(condition)
    }
  }
}
