/// A set of actions, as one integer.
public struct CheckoutActionSet: OptionSet, Hashable, Sendable {
  /// One bit for each kind, in the order of ``CheckoutActionKind``'s cases.
  public let rawValue: UInt64

  /// Takes the bits as they are.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one action.
  public init(_ kind: CheckoutActionKind) { rawValue = 1 << kind.bit }

  /// Whether the action is in the set.
  public func contains(_ kind: CheckoutActionKind) -> Bool { rawValue & 1 << kind.bit != 0 }

  /// The actions, in the order of ``CheckoutActionKind``'s cases.
  ///
  /// - Complexity: O(*n*) in the number of all kinds.
  public var kinds: [CheckoutActionKind] { CheckoutActionKind.allCases.filter(contains) }
}

extension CheckoutActionSet: CustomStringConvertible {
  /// The names of the actions, as events on the command line.
  public var description: String { kinds.map(\.rawValue).joined(separator: ", ") }
}

extension CheckoutActionKind {
  /// The place of the kind among the cases: what a set of actions keeps.
  fileprivate var bit: UInt64 {
    switch self {
    case .addLine: 0
    case .setQuantity: 1
    case .setGuarantee: 2
    case .removeLine: 3
    case .saveForLater: 4
    case .moveToCart: 5
    case .applyPromotion: 6
    case .removePromotion: 7
    case .setCurrency: 8
    case .setContact: 9
    case .setDeliveryAddress: 10
    case .chooseSavedAddress: 11
    case .setBillingAddress: 12
    case .billToDeliveryAddress: 13
    case .chooseDelivery: 14
    case .setExtra: 15
    case .addGiftCard: 16
    case .removeGiftCard: 17
    case .choosePayment: 18
    case .authoriseWallet: 19
    case .enterCard: 20
    case .proceed: 21
    case .goBack: 22
    case .placeOrder: 23
    case .startNext: 24
    case .startOver: 25
    case .openLink: 26
    case .completeChallenge: 27
    case .cancelAttempt: 28
    case .checkAgain: 29
    case .receiveAnswer: 30
    case .retry: 31
    case .refresh: 32
    }
  }
}
