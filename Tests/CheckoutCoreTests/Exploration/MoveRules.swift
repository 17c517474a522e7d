import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

/// What holds between a world and the next one, beyond what is checked of each input.
enum MoveRules {
  /// What is wrong with a move that was taken; `nil` when nothing is.
  static func problem(
    of move: WorldMove, from world: World, _ before: CanonicalFunnel, to next: World, _ form: CanonicalWorld
  ) -> String? {
    let after = form.funnel
    switch move {
    case .act(let action):
      return ChangeRow.problem(of: action, before, after, asking: Set(next.issued.map(\.kind).filter(\.isRead)))
        ?? problem(ofKeeping: before, after, by: action, saying: next.state.notices)
        ?? problem(ofRepeating: action, in: next, after)
    case .answer(let kind, let answer):
      return problem(ofAnswering: kind, in: world, before, after)
        ?? problem(ofKeeping: before, after, by: nil, saying: next.state.notices)
        ?? problem(ofTelling: answer, kind, in: world, before, form)
    case .happen(let name, .savedAddressesChanged):
      // What was chosen from the list is a value of its own.
      let isKept = before.delivery == after.delivery && before.billing == after.billing && next.issued.isEmpty
      return isKept ? nil : "\(name) changes what was chosen"
    case .crash: return problem(ofRestoring: before, after, saying: next.state.notices)
    case .timePasses, .timePassesUnnoticed, .happen: return nil
    }
  }

  /// Nothing is dropped in silence, and nothing but by its row.
  private static func problem(
    ofKeeping before: CanonicalFunnel, _ after: CanonicalFunnel, by action: CheckoutAction?,
    saying notices: [CheckoutNotice], isSameProcess: Bool = true
  ) -> String? {
    guard before.step.isCollecting, after.step.isCollecting, before.cart.currency == after.cart.currency else {
      return nil
    }
    if let old = before.choice, old.option != after.choice?.option, action?.kind != .chooseDelivery,
      !notices.contains(.deliveryDropped(old.option))
    {
      return "\(old.option) was dropped in silence"
    }
    if let old = before.method, old.id != after.method?.id, action?.kind != .choosePayment,
      !notices.contains(.paymentDropped(old.id))
    {
      return "\(old.id) was dropped in silence"
    }
    let isSameMethod = before.method?.id == after.method?.id && before.method?.cardDetails == after.method?.cardDetails
    if isSameProcess, before.token != nil, after.token == nil, isSameMethod,
      action?.kind != .enterCard
    {
      return "what stands for the card was dropped"
    }
    return nil
  }

  /// What was answered is answered in the next process, or dropped with a notice; only the step may be an earlier one.
  private static func problem(
    ofRestoring before: CanonicalFunnel, _ after: CanonicalFunnel, saying notices: [CheckoutNotice]
  ) -> String? {
    let isSame =
      before.cart == after.cart && before.contact == after.contact && before.delivery == after.delivery
      && before.billing == after.billing && before.giftCards == after.giftCards
    if !isSame { return "restoring changed what was answered" }
    if after.step > before.step { return "restoring leads on, to \(after.step)" }
    if after.token != nil { return "a token was written down" }
    return problem(ofKeeping: before, after, by: nil, saying: notices, isSameProcess: false)
  }

  private static let setters: Set<CheckoutActionKind> = [
    .setQuantity, .setGuarantee, .setContact, .setDeliveryAddress, .chooseSavedAddress, .setBillingAddress,
    .billToDeliveryAddress, .chooseDelivery, .setExtra, .choosePayment, .authoriseWallet, .setCurrency,
  ]

  /// The same value again asks for nothing and changes nothing.
  private static func problem(
    ofRepeating action: CheckoutAction, in world: World, _ after: CanonicalFunnel
  ) -> String? {
    guard setters.contains(action.kind) else { return nil }
    var funnel = world.funnel
    let effects: [CheckoutEffect]
    do throws(CheckoutRefusal) { effects = try funnel.handle(action, at: world.now) } catch { return nil }
    let isSame = effects.isEmpty && funnel.canonical(at: world.now).funnel == after
    return isSame && funnel.state(at: world.now).cart.revision == world.state.cart.revision
      ? nil : "\(action) again changes something"
  }

  /// An answer counts only while its inputs are the facts.
  private static func problem(
    ofAnswering kind: CallKind, in world: World, _ before: CanonicalFunnel, _ after: CanonicalFunnel
  ) -> String? {
    guard let call = world.held.first(where: { $0.kind == kind }) else { return nil }
    return AnsweredInputs(before, after).areThose(of: call)
      ? nil : "an answer was taken to what is not so any more: \(call)"
  }

  /// An answer that comes as an event is the same input as one that comes as a reply.
  private static func problem(
    ofTelling answer: Answer, _ kind: CallKind, in world: World, _ before: CanonicalFunnel, _ form: CanonicalWorld
  ) -> String? {
    guard kind == .place, before.placing.stage == .sending, var other = world.told(answer) else { return nil }
    var problem: String?
    let told = CanonicalWorld(&other, &problem)
    return problem ?? (told == form ? nil : "an event and a reply \"\(answer.name)\" lead to different states")
  }
}

extension World {
  /// The world after the answer to the order came by another way than the reply; `nil` where it cannot.
  fileprivate func told(_ answer: Answer) -> World? {
    var world = self
    guard let (said, key) = world.overhear(answer) else { return nil }
    switch said {
    case .placed, .declined, .challenge, .cancelled: break
    default: return nil
    }
    guard world.take(.act(.receiveAnswer(said, for: key))) == nil, world.refusal == nil else { return nil }
    return world
  }
}
