import CheckoutAPI
import CheckoutTesting
import Testing

@testable import CheckoutScenariosCLI

/// The funnel is drawn from its own table, for people, for Mermaid and for programs.
struct GraphTests {
  @Test func `for people each step is followed by the steps it leads to`() {
    let text = """
      The funnel: where each step leads, and by what

      cart
        ->  address       proceed, open-link
        ->  delivery      proceed, open-link
        ->  payment       proceed, open-link
        ->  card          proceed, open-link
        ->  processing    place-order, retry
        ->  confirmation  placed

      address
        ->  cart          go-back, fell-back, vanished, open-link
        ->  delivery      proceed, open-link
        ->  payment       proceed, vanished, open-link
        ->  card          proceed, vanished, open-link
        ->  processing    place-order, retry
        ->  confirmation  placed

      delivery
        ->  cart          go-back, fell-back, vanished, open-link
        ->  address       go-back, fell-back, vanished, open-link
        ->  payment       proceed, vanished, open-link
        ->  card          proceed, vanished, open-link
        ->  processing    place-order, retry
        ->  confirmation  placed

      payment
        ->  cart          go-back, fell-back, vanished, open-link
        ->  address       go-back, fell-back, vanished, open-link
        ->  delivery      go-back, fell-back, vanished, open-link
        ->  card          proceed, open-link
        ->  processing    place-order, retry
        ->  confirmation  placed

      card
        ->  cart          go-back, fell-back, vanished, open-link
        ->  address       go-back, fell-back, vanished, open-link
        ->  delivery      go-back, fell-back, vanished, open-link
        ->  payment       go-back, vanished, open-link
        ->  processing    place-order, retry
        ->  confirmation  placed

      processing
        ->  cart          declined, cancelled, not-sent, not-recorded, start-over
        ->  address       declined, cancelled, not-sent, not-recorded
        ->  delivery      declined, cancelled, not-sent, not-recorded
        ->  payment       declined, cancelled, not-sent, not-recorded
        ->  card          declined, not-sent, not-recorded
        ->  confirmation  placed

      confirmation
        ->  cart  start-next, add-line

      What the words mean
        fell-back  a change left something open that an earlier step asks for
        vanished   a change left nothing for the step to ask
        others     an event, or what became of an attempt to place the order

      """
    #expect(Outcome(["graph"]).output == text)
    #expect(Outcome(["graph", "--format", "text"]).output == text)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [[], ["--plain"], ["--color", "always"]])
  func `for Mermaid it is a state diagram, whatever the terminal is like`(flags: [String]) {
    let streams = FakeStreams()
    streams.terminals = [.output]
    #expect(streams.run(["graph", "--format", "mermaid"] + flags, environment: ["TERM": "xterm"]) == .success)
    let diagram = """
      stateDiagram-v2
        [*] --> cart
        cart --> address: proceed, open-link
        cart --> delivery: proceed, open-link
        cart --> payment: proceed, open-link
        cart --> card: proceed, open-link
        cart --> processing: place-order, retry
        cart --> confirmation: placed
        address --> cart: go-back, fell-back, vanished, open-link
        address --> delivery: proceed, open-link
        address --> payment: proceed, vanished, open-link
        address --> card: proceed, vanished, open-link
        address --> processing: place-order, retry
        address --> confirmation: placed
        delivery --> cart: go-back, fell-back, vanished, open-link
        delivery --> address: go-back, fell-back, vanished, open-link
        delivery --> payment: proceed, vanished, open-link
        delivery --> card: proceed, vanished, open-link
        delivery --> processing: place-order, retry
        delivery --> confirmation: placed
        payment --> cart: go-back, fell-back, vanished, open-link
        payment --> address: go-back, fell-back, vanished, open-link
        payment --> delivery: go-back, fell-back, vanished, open-link
        payment --> card: proceed, open-link
        payment --> processing: place-order, retry
        payment --> confirmation: placed
        card --> cart: go-back, fell-back, vanished, open-link
        card --> address: go-back, fell-back, vanished, open-link
        card --> delivery: go-back, fell-back, vanished, open-link
        card --> payment: go-back, vanished, open-link
        card --> processing: place-order, retry
        card --> confirmation: placed
        processing --> cart: declined, cancelled, not-sent, not-recorded, start-over
        processing --> address: declined, cancelled, not-sent, not-recorded
        processing --> delivery: declined, cancelled, not-sent, not-recorded
        processing --> payment: declined, cancelled, not-sent, not-recorded
        processing --> card: declined, not-sent, not-recorded
        processing --> confirmation: placed
        confirmation --> cart: start-next, add-line

      """
    #expect(streams.output == diagram)
  }

  @Test func `for programs every way has what leads along it`() throws {
    let document = try Outcome(["graph", "--json"]).document()
    #expect(document["kind"]?.text == "graph")
    let payload = try #require(document["payload"])
    #expect(payload["steps"]?.items.map(\.text) == CheckoutStep.allCases.map(\.rawValue))
    let edges = try #require(payload["edges"]).items
    #expect(edges.count == FunnelGraph.checkout.edges.count)
    let last = try #require(edges.last)
    #expect(last["from"]?.text == "confirmation")
    #expect(last["to"]?.text == "cart")
    #expect(last["causes"]?.items.map { $0["name"]?.text } == ["start-next", "add-line"])
    let kinds = Set(edges.flatMap { $0["causes"]?.items ?? [] }.map { $0["kind"]?.text })
    #expect(kinds == ["action", "answer", "change"])
  }
}
