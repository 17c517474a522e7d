import CheckoutAPI
@_spi(Internals) @_spi(Scenarios) import CheckoutCore
import CheckoutTesting
import Foundation

/// What links may do, tried on every state that is found: none of them enters a step past something unmet.
struct LinkRules {
  /// A link, with what it asks for.
  private struct Link {
    let url: URL
    let step: CheckoutStep?
    let hasCode: Bool
  }

  /// Every step, by both ways of writing it; a code and a product, with a step and without.
  private static let links: [Link] = {
    let steps = CheckoutStep.allCases.enumerated().map { number, step in
      link(step, "", isWeb: number.isMultiple(of: 2))
    }
    let web = [CheckoutStep.payment, .card, .processing].map { link($0, "", isWeb: true) }
    let codes = [link(.payment, "?code=FREE"), link(nil, "?code=SAVE10", isWeb: true)]
    return steps + web + codes + [link(.delivery, "?product=sku-9&quantity=2"), link(nil, "?product=sku-9")]
  }()

  /// How many links are tried on each state.
  static var count: Int { links.count }

  private static func link(_ step: CheckoutStep?, _ rest: String, isWeb: Bool = false) -> Link {
    let place = isWeb ? "https://shop.example/checkout" : "shop://checkout"
    let text = place + (step.map { "/\($0.rawValue)" } ?? "") + rest
    return Link(url: URL(string: text) ?? Shop.bank, step: step, hasCode: rest.hasPrefix("?code"))
  }

  private let world: World
  private let setup: FunnelSetup
  private let order: ExpectedOrder
  private let unmet: CheckoutStep?

  init(_ world: World, _ form: CanonicalFunnel, _ setup: FunnelSetup) {
    (self.world, self.setup) = (world, setup)
    order = ExpectedOrder(form, setup)
    unmet = order.firstUnmet
  }

  /// What is wrong with what links do here; `nil` when nothing is.
  func problem() -> String? {
    for link in LinkRules.links {
      if let problem = problem(of: link) { return "\(link.url): \(problem)" }
    }
    return nil
  }

  private func problem(of link: Link) -> String? {
    var funnel = world.funnel
    do throws(CheckoutRefusal) {
      _ = try funnel.handle(.openLink(link.url), at: world.now)
    } catch {
      if funnel != world.funnel { return "refused, and it changed something" }
      return error.code == .promotionNotUsable || !mayBeFollowed(link) ? nil : "refused as \(error.code)"
    }
    guard mayBeFollowed(link) else { return "followed at \(world.state.step)" }
    guard funnel.step.isCollecting else { return "it leads to \(funnel.step)" }
    // Where it changes nothing but the step, what the order needs is what it needed before.
    let unmet = link.hasCode ? needs(of: funnel) : unmet
    if let unmet, unmet < funnel.step { return "it enters \(funnel.step), and \(unmet) has something unmet" }
    guard let wanted = link.step else {
      return link.hasCode || funnel.step == world.state.step ? nil : "it names no step, and leads to \(funnel.step)"
    }
    if funnel.step > wanted { return "it leads past its step, to \(funnel.step)" }
    let isHeld = unmet.map { $0 < wanted } ?? false
    return funnel.step == wanted || isHeld || link.hasCode ? nil : "it stops at \(funnel.step)"
  }

  /// Whether the shop takes links, the shopper is where one can be followed, and the step is one of the route.
  private func mayBeFollowed(_ link: Link) -> Bool {
    guard setup.policy.links != nil, world.state.step.isCollecting else { return false }
    return link.step.map { $0.isCollecting && order.applies($0) } ?? true
  }

  private func needs(of funnel: CheckoutFunnel) -> CheckoutStep? {
    ExpectedOrder(funnel.canonical(at: world.now).funnel, setup).firstUnmet
  }
}
