import CheckoutAPI
import CheckoutTesting

/// How the funnel is drawn.
enum GraphFormat: String, CaseIterable, Sendable {
  /// For people: every step with the steps it leads to.
  case text
  /// A state diagram that Mermaid draws.
  case mermaid
}

extension Report {
  /// The funnel, from its own table of transitions.
  ///
  /// - Parameter format: The name of a format; `nil` for text.
  static func graph(format: String?) throws(ToolFailure) -> Report {
    let graph = FunnelGraph.checkout
    let name = format ?? GraphFormat.text.rawValue
    guard let format = GraphFormat(rawValue: name) else {
      throw .unknown(
        .flagMisused, "format", name, among: GraphFormat.allCases.map(\.rawValue), hint: "help graph"
      ) { "graph --format \($0)" }
    }
    let page =
      switch format {
      case .text: graph.page
      case .mermaid: graph.diagram
      }
    return Report(kind: .graph, page: page, payload: graph.json)
  }
}

extension FunnelGraph {
  /// For people: one line for each way, below the step it leaves.
  fileprivate var page: Page {
    var page = Page()
    page.add("The funnel: where each step leads, and by what", .strong)
    for node in nodes {
      page.add(
        node.rawValue, edges.filter { $0.from == node }.map { ["->", .init($0.to.rawValue), .init($0.label)] })
    }
    page.add(
      "What the words mean",
      [
        ["fell-back", "a change left something open that an earlier step asks for"],
        ["vanished", "a change left nothing for the step to ask"],
        ["others", "an event, or what became of an attempt to place the order"],
      ])
    return page
  }

  /// For Mermaid; a step's name is its id there.
  fileprivate var diagram: Page {
    var page = Page()
    page.add(
      verbatim: ["stateDiagram-v2", "  [*] --> \(CheckoutStep.cart.rawValue)"]
        + edges.map { "  \($0.from.rawValue) --> \($0.to.rawValue): \($0.label)" })
    return page
  }

  /// For programs.
  fileprivate var json: JSONValue {
    let edges: [JSONValue] = edges.map { edge in
      [
        "from": .string(edge.from.rawValue),
        "to": .string(edge.to.rawValue),
        "causes": .array(edge.causes.map { ["kind": .string($0.kind.rawValue), "name": .string($0.name)] }),
      ]
    }
    return ["steps": .strings(nodes.map(\.rawValue)), "edges": .array(edges)]
  }
}
