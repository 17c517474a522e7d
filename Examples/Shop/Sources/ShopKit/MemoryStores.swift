import CheckoutAPI

/// A journal in the memory of the process: enough for an example, and lost in a crash. An app writes to a disk.
actor MemoryJournal: PlacementJournal {
  private var open: [CartID: AttemptRecord] = [:]

  func record(_ record: AttemptRecord) throws(JournalFailure) {
    let cart = record.submission.cart
    if let holder = open[cart]?.submission.key, holder != record.submission.key { throw .claimed(by: holder) }
    open[cart] = record
  }

  func finish(_ key: IdempotencyKey, as outcome: AttemptOutcome) throws(JournalFailure) {
    guard open[key.cart]?.submission.key == key else { return }
    open[key.cart] = nil
  }

  func openRecords() throws(JournalFailure) -> [AttemptRecord] {
    open.values.sorted { $0.submission.cart.rawValue < $1.submission.cart.rawValue }
  }
}

/// Keeps the selected address as long as the process lives.
actor MemoryAddressStore: SelectedAddressStore {
  private var address: AddressDraft?

  func load() -> AddressDraft? { address }

  func save(_ address: AddressDraft) { self.address = address }
}
