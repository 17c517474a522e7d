public import CheckoutAPI
@_spi(Internals) import CheckoutCore

/// The funnel as a graph: its steps, and the ways between them with what leads along each.
///
/// It is made of the funnel's own table of transitions.
public struct FunnelGraph: Hashable, Sendable {
  /// What leads from a step to another.
  public struct Cause: Hashable, Sendable {
    /// What sort of thing it is.
    public enum Kind: String, Hashable, Sendable {
      /// An action of the shopper or the host.
      case action
      /// What became of an attempt to place the order.
      case answer
      /// A change, or an answer, after which the step is no longer the shopper's.
      case change
    }

    /// What sort of thing it is.
    public let kind: Kind
    /// Its stable word, in kebab-case.
    public let name: String
  }

  /// A way from a step to another.
  public struct Edge: Hashable, Sendable {
    /// The step that is left.
    public let from: CheckoutStep
    /// The step that is stood at then.
    public let to: CheckoutStep
    /// What leads along it; never empty.
    public fileprivate(set) var causes: [Cause]

    /// The names of the causes on one line.
    public var label: String { causes.map(\.name).joined(separator: ", ") }
  }

  /// The steps, in the order a shopper meets them.
  public let nodes: [CheckoutStep]
  /// The ways, by the steps they leave and then by those they lead to; one for each pair of steps.
  public let edges: [Edge]

  /// The graph of the checkout.
  public static let checkout = FunnelGraph(TransitionTable.edges)

  private init(_ table: [TransitionTable.Edge]) {
    var edges: [Edge] = []
    for from in CheckoutStep.allCases {
      for to in CheckoutStep.allCases {
        let causes = table.filter { $0.from == from && $0.to == to }.map { Cause($0.cause) }
        if !causes.isEmpty { edges.append(Edge(from: from, to: to, causes: causes)) }
      }
    }
    nodes = CheckoutStep.allCases
    self.edges = edges
  }
}

extension FunnelGraph.Cause {
  fileprivate init(_ cause: TransitionTable.Cause) {
    switch cause {
    case .action(let kind): self.init(kind: .action, name: kind.rawValue)
    case .answer(let answer): self.init(kind: .answer, name: answer.rawValue)
    case .fellBack: self.init(kind: .change, name: "fell-back")
    case .vanished: self.init(kind: .change, name: "vanished")
    }
  }
}
