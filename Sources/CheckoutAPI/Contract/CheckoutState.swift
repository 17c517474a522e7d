/// Everything a screen needs: where the shopper is, what is there, what is missing, what can be done.
///
/// It can be read by everybody and built by nobody outside: it is what the funnel says, not what somebody set.
public struct CheckoutState: Hashable, Sendable {
  /// What to draw.
  public let screen: CheckoutScreen
  /// The steps, with what became of each.
  public let route: [RouteEntry]
  /// What every step on the route needs, and whether it has it.
  public let requirements: [Requirement]
  /// The cart.
  public let cart: Cart
  /// The amounts as they stand.
  public let totals: Totals
  /// What is on its way.
  public let pending: [CheckoutRequestKind]
  /// What the shopper should know about.
  public let notices: [CheckoutNotice]
  /// What the step takes: an action in it may still be refused for what it carries.
  public let allowed: CheckoutActionSet
  /// Whether ``CheckoutAction/placeOrder(expectedTotal:)`` with the shown total would be accepted.
  public let isReadyToPlace: Bool

  package init(
    screen: CheckoutScreen,
    route: [RouteEntry],
    requirements: [Requirement],
    cart: Cart,
    totals: Totals,
    pending: [CheckoutRequestKind],
    notices: [CheckoutNotice],
    allowed: CheckoutActionSet,
    isReadyToPlace: Bool
  ) {
    self.screen = screen
    self.route = route
    self.requirements = requirements
    self.cart = cart
    self.totals = totals
    self.pending = pending
    self.notices = notices
    self.allowed = allowed
    self.isReadyToPlace = isReadyToPlace
  }

  /// The step the shopper is at.
  public var step: CheckoutStep { screen.step }

  /// What is still missing or on its way.
  ///
  /// - Complexity: O(*n*) in the number of requirements.
  public var missing: [Requirement] { requirements.filter { $0.status != .met } }
}
