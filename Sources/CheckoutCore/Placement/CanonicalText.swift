import CheckoutAPI

/// Writes values one after another so that two sequences are equal only when every value is.
///
/// Each value goes in behind its length, so no value can pretend to be the end of another.
struct CanonicalText {
  private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds a text.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(byte) }
  }

  /// Adds a text that may be missing, which is not the same as an empty one.
  mutating func add(_ text: String?) {
    add(text == nil ? 0 : 1)
    if let text { add(text) }
  }

  /// Adds a number.
  mutating func add(_ number: Int) { add(Int64(number)) }

  /// Adds an amount.
  mutating func add(_ money: Money) {
    add(money.minorUnits)
    add(money.currency.code)
  }

  /// Adds bytes.
  mutating func add(bytes: some Collection<UInt8>) {
    add(bytes.count)
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> Int64(shift))) }
  }

  /// One step of FNV-1a, 64 bits (Fowler, Noll, Vo).
  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
}

extension OrderSubmission {
  /// A short name for exactly this submission.
  var fingerprint: Fingerprint {
    var text = CanonicalText()
    text.add(key.text)
    text.add(lines.count)
    for line in lines {
      text.add(line.id.rawValue)
      text.add(line.product.rawValue)
      text.add(line.name)
      text.add(line.unitPrice)
      text.add(line.quantity)
      text.add(line.kind.rawValue)
      text.add(line.wantsGuarantee ? 1 : 0)
    }
    text.add(promotionCodes.count)
    for code in promotionCodes { text.add(code.rawValue) }
    text.add(contact?.email)
    text.add(contact?.phone)
    text.add(deliveryAddress)
    text.add(billingAddress)
    text.add(delivery?.option.rawValue)
    text.add(delivery?.reference?.rawValue)
    text.add(delivery?.extras.count ?? 0)
    for extra in delivery?.extras ?? [] { text.add(extra.rawValue) }
    text.add(quote.rawValue)
    text.add(quotedLines.count)
    for line in quotedLines {
      text.add(line.line.rawValue)
      text.add(line.unitPrice)
      text.add(line.quantity)
      text.add(line.isAvailable ? 1 : 0)
    }
    text.add(quoteReference?.rawValue)
    text.add(total)
    text.add(tenders.count)
    for tender in tenders { text.add(tender) }
    return Fingerprint(value: text.hash)
  }
}

extension CanonicalText {
  fileprivate mutating func add(_ address: PostalAddress?) {
    add(address?.country.code)
    guard let address else { return }
    let draft = AddressDraft(address)
    for field in AddressDraft.readFields { add(draft[field]) }
  }

  fileprivate mutating func add(_ tender: Tender) {
    add(tender.amount)
    switch tender.source {
    case .giftCard(let id, let reference):
      add("gift-card")
      add(id.rawValue)
      add(reference?.rawValue)
    case .storeCredit:
      add("store-credit")
    case .method(let id, let token, let reference):
      add("method")
      add(id.rawValue)
      add(token?.value)
      add(reference?.rawValue)
    }
  }
}
