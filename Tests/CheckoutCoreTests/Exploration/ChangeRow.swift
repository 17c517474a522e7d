import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// The change table, from the text: what an action has asked for anew, and nothing more.
enum ChangeRow {
  /// What is wrong with what an action asked for; `nil` when nothing is.
  static func problem(
    of action: CheckoutAction, _ before: CanonicalFunnel, _ after: CanonicalFunnel, asking asked: Set<CallKind>
  ) -> String? {
    guard before.step.isCollecting else { return nil }
    let row = row(of: action, before, after)
    // What was stale before may go out with anything: its inputs are complete now.
    let stale = Set<CallKind>(
      [
        before.quotePhase == .idle ? .quote : nil, before.optionsPhase == .idle ? .options : nil,
        before.methodsPhase == .idle ? .methods : nil,
      ].compactMap { $0 })
    let more = asked.subtracting(row).subtracting(stale)
    if !more.isEmpty { return "\(action.kind) asked for more than its row: \(more)" }
    if let kind = outdated(before, after).first(where: { !row.contains($0) }), !isOfAddress(action) {
      return "\(action.kind) outdated what is on its way and not in its row: \(kind)"
    }
    // The ways to pay are asked for when the price has come.
    var due = row.subtracting([.methods])
    if after.cart.isEmpty { due.remove(.quote) }
    if !after.cart.hasPhysicalLines || after.deliveryAddress == nil { due.remove(.options) }
    let less = action.kind == .retry ? [] : due.subtracting(asked)
    return less.isEmpty ? nil : "\(action.kind) did not ask for \(less)"
  }

  /// What was on its way for what is so, and is now on its way for what is not.
  private static func outdated(_ before: CanonicalFunnel, _ after: CanonicalFunnel) -> [CallKind] {
    [
      (CallKind.quote, before.quotePhase, after.quotePhase), (.options, before.optionsPhase, after.optionsPhase),
      (.methods, before.methodsPhase, after.methodsPhase), (.token, before.tokenPhase, after.tokenPhase),
    ].compactMap { $1 == .asking(isCurrent: true) && $2 == .asking(isCurrent: false) ? $0 : nil }
  }

  /// An address outdates what is on its way even where it decides nothing yet: what is on its way was asked without it,
  /// and may say that it does.
  private static func isOfAddress(_ action: CheckoutAction) -> Bool {
    [.setDeliveryAddress, .chooseSavedAddress, .setBillingAddress, .billToDeliveryAddress, .authoriseWallet]
      .contains(action.kind)
  }

  private static func row(
    of action: CheckoutAction, _ before: CanonicalFunnel, _ after: CanonicalFunnel
  ) -> Set<CallKind> {
    switch action.kind {
    case .addLine, .setQuantity, .setGuarantee, .removeLine, .saveForLater, .moveToCart:
      return before.cart.lines == after.cart.lines ? [] : [.quote, .options, .methods]
    case .applyPromotion, .removePromotion: return [.quote, .options]
    case .openLink: return before.cart.promotionCodes == after.cart.promotionCodes ? [] : [.quote, .options]
    case .setDeliveryAddress, .chooseSavedAddress: return delivery(before, after)
    case .setBillingAddress, .billToDeliveryAddress: return billing(before, after)
    case .authoriseWallet: return delivery(before, after).union(billing(before, after))
    case .chooseDelivery:
      guard before.choice?.option != after.choice?.option else { return [] }
      return before.chosenOption?.kind == after.chosenOption?.kind ? [.quote] : [.quote, .methods]
    case .setExtra: return before.choice == after.choice ? [] : [.quote]
    case .removeGiftCard:
      // A method that does not pay costs nothing: its fee comes and goes with what is due.
      guard before.isCovered != after.isCovered else { return [] }
      return before.method?.fee == nil ? [.methods] : [.methods, .quote]
    case .addGiftCard: return [.giftCard]
    case .choosePayment:
      guard before.method != after.method else { return [] }
      return before.method?.fee == nil && after.method?.fee == nil ? [] : [.quote]
    case .enterCard: return after.hasCardProblems || after.tokenPhase == .idle ? [] : [.token]
    case .refresh: return [.quote, .options, .methods]
    case .retry:
      return Set(
        [
          before.quotePhase == .failed ? CallKind.quote : nil, before.optionsPhase == .failed ? .options : nil,
          before.methodsPhase == .failed ? .methods : nil,
        ].compactMap { $0 })
    default: return []
    }
  }

  private static func delivery(_ before: CanonicalFunnel, _ after: CanonicalFunnel) -> Set<CallKind> {
    guard after.cart.hasPhysicalLines, !isSamePlace(before.deliveryAddress, after.deliveryAddress) else { return [] }
    let isSameCountry = CountryCode(before.delivery.country) == CountryCode(after.delivery.country)
    return isSameCountry ? [.quote, .options] : [.quote, .options, .methods]
  }

  private static func billing(_ before: CanonicalFunnel, _ after: CanonicalFunnel) -> Set<CallKind> {
    var row: Set<CallKind> = []
    if !after.cart.hasPhysicalLines, !isSamePlace(before.billingAddress, after.billingAddress),
      before.quote?.taxDependsOnAddress ?? true
    {
      row.insert(.quote)
    }
    if billCountry(before) != billCountry(after) { row.insert(.methods) }
    return row
  }

  /// The country of a form counts as soon as it is chosen, whatever else is missing there.
  private static func billCountry(_ funnel: CanonicalFunnel) -> CountryCode? {
    let form = funnel.billing ?? (funnel.cart.hasPhysicalLines ? funnel.delivery : nil)
    return form.flatMap { CountryCode($0.country) }
  }

  /// Whether an order goes to the same place: who receives it is no part of that.
  static func isSamePlace(_ one: PostalAddress?, _ other: PostalAddress?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    var (left, right) = (AddressDraft(one), AddressDraft(other))
    for field in [FormField.recipient, .organization, .phone] { (left[field], right[field]) = ("", "") }
    return left == right
  }
}
