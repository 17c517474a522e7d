public import CheckoutAPI

extension CheckoutDependencies {
  /// Everything stubbed: nothing waits, nothing is written, the clock stands still.
  ///
  /// - Parameters:
  ///   - repository: The backend.
  ///   - journal: Where attempts are written down.
  ///   - clock: The time.
  ///   - policy: What the host decides.
  ///   - shopper: The shopper, when the host knows who it is.
  ///   - cardNetworks: Who knows which schemes a card carries.
  public static func stub(
    repository: any CheckoutRepository = StubCheckoutRepository(),
    journal: any PlacementJournal = InMemoryPlacementJournal(),
    clock: any CheckoutClock = ManualClock(),
    policy: CheckoutPolicy = CheckoutPolicy(currency: .eur),
    shopper: KnownShopper? = nil,
    cardNetworks: (any CardNetworkDirectory)? = nil
  ) -> CheckoutDependencies {
    CheckoutDependencies(
      repository: repository,
      journal: journal,
      selectedAddress: InMemorySelectedAddressStore(),
      clock: clock,
      identifiers: SequentialIdentifiers(),
      formatter: PlainMoneyFormatter(),
      policy: policy,
      shopper: shopper,
      cardNetworks: cardNetworks
    )
  }
}
