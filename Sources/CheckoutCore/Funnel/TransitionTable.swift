public import CheckoutAPI

/// Where the funnel leads from each step and by what, put together from what the files of the steps say.
///
/// It decides nothing: it is what the transitions do, told in one place, and the random walks hold it against them.
@_spi(Internals) public enum TransitionTable: Sendable {
  /// What makes the shopper stand at another step.
  public enum Cause: Hashable, Sendable {
    /// An action of the shopper or the host.
    case action(CheckoutActionKind)
    /// What became of an attempt to place the order.
    case answer(Answer)
    /// A change, or an answer, after which something at an earlier step is unmet.
    case fellBack
    /// A change, or an answer, after which the step is off the route.
    case vanished
  }

  /// What became of an attempt, as far as it leads somewhere.
  public enum Answer: String, Hashable, Sendable, CaseIterable {
    /// There is an order.
    case placed
    /// The payment was declined.
    case declined
    /// The attempt was given up.
    case cancelled
    /// Nothing of it was sent.
    case notSent = "not-sent"
    /// It could not be recorded, so nothing of it was sent.
    case notRecorded = "not-recorded"
  }

  /// One way from a step to another.
  public struct Edge: Hashable, Sendable {
    /// The step that is left.
    public let from: CheckoutStep
    /// The step that is stood at then.
    public let to: CheckoutStep
    /// What leads there.
    public let cause: Cause

    /// Describes a way.
    public init(from: CheckoutStep, to: CheckoutStep, cause: Cause) {
      self.from = from
      self.to = to
      self.cause = cause
    }
  }

  /// Every way, in the order of the steps.
  public static let edges: [Edge] = [
    edges(of: CartStep.self), edges(of: AddressStep.self), edges(of: DeliveryStep.self), edges(of: PaymentStep.self),
    edges(of: CardStep.self), edges(of: ProcessingStep.self), edges(of: ConfirmationStep.self),
  ].flatMap(\.self)

  private static func edges<Step: FunnelStep>(of step: Step.Type) -> [Edge] {
    step.ways.flatMap { way in way.targets.map { Edge(from: step.step, to: $0, cause: way.cause) } }
  }
}

/// One cause of leaving a step, and where it can lead.
struct Way: Sendable {
  let cause: TransitionTable.Cause
  let targets: [CheckoutStep]

  init(_ action: CheckoutActionKind, to targets: CheckoutStep...) {
    self.init(.action(action), targets)
  }

  init(_ answer: TransitionTable.Answer, to targets: CheckoutStep...) {
    self.init(.answer(answer), targets)
  }

  static func fellBack(to targets: CheckoutStep...) -> Way { Way(.fellBack, targets) }

  static func vanished(to targets: CheckoutStep...) -> Way { Way(.vanished, targets) }

  private init(_ cause: TransitionTable.Cause, _ targets: [CheckoutStep]) {
    self.cause = cause
    self.targets = targets
  }
}
