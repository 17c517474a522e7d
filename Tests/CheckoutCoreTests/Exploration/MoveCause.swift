import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore

extension TransitionTable.Cause {
  /// What made the shopper stand at another step.
  ///
  /// - Parameters:
  ///   - step: Where the shopper stands now.
  ///   - action: What was done; `nil` when something was answered.
  ///   - notices: What is said since, and was not said before.
  init(ofStandingAt step: CheckoutStep, after action: CheckoutActionKind?, saying notices: [CheckoutNotice]) {
    if step == .confirmation {
      self = .answer(.placed)
      return
    }
    for notice in notices {
      switch notice {
      case .declined: self = .answer(.declined)
      case .attemptCancelled: self = .answer(.cancelled)
      case .notSent: self = .answer(.notSent)
      case .notRecorded: self = .answer(.notRecorded)
      case .fellBack: self = .fellBack
      case .stepVanished: self = .vanished
      default: continue
      }
      return
    }
    self = action.map { .action($0) } ?? .fellBack
  }
}
