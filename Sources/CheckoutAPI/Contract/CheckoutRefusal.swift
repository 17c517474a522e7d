/// Why an action was not accepted. Nothing has changed.
///
/// Two refusals are equal when everything in them is. The texts are made when they are read, never when an action
/// is refused, and hold nothing the shopper typed.
public struct CheckoutRefusal: Error, Hashable, Sendable {
  /// The reason, in a stable word.
  public let code: Code
  /// The action that was refused.
  public let action: CheckoutActionKind
  /// The step the funnel is at.
  public let step: CheckoutStep
  /// What is missing; empty when the reason is another.
  public let missing: [Requirement]
  /// What is wrong with the link that was opened; `nil` when the reason is another.
  public let link: LinkProblem?
  /// What is allowed now.
  public let allowed: CheckoutActionSet

  package init(
    _ code: Code,
    action: CheckoutActionKind,
    step: CheckoutStep,
    missing: [Requirement] = [],
    link: LinkProblem? = nil,
    allowed: CheckoutActionSet
  ) {
    self.code = code
    self.action = action
    self.step = step
    self.missing = missing
    self.link = link
    self.allowed = allowed
  }
}

extension CheckoutRefusal: CustomStringConvertible {
  /// What was refused, where, why, what is missing, and what is wrong with a link.
  public var description: String {
    let details = (missing.map(\.message) + [link?.message].compactMap { $0 }).map { " \($0)" }.joined()
    return "\(action.rawValue) is refused at \(step.rawValue) (\(code.rawValue)): \(code.message)\(details)"
  }
}
