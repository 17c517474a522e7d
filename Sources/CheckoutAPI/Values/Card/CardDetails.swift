#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The details of a new card that can be turned into a token.
///
/// It has no encoding, and printing, dumping or mirroring it shows the masked number at most.
public struct CardDetails: Hashable, Sendable {
  /// The number.
  public let number: CardNumber
  /// The month it is good through.
  public let expiry: CardExpiry
  /// The code printed on it.
  public let securityCode: SecurityCode
  /// The name on it; may be empty.
  public let holder: String
  /// The scheme that pays.
  public let network: CardBrand?

  /// Checks the details of a new card.
  ///
  /// - Parameters:
  ///   - input: What was typed.
  ///   - taken: The schemes that the merchant takes, the preferred one first; empty when it takes all.
  ///   - now: The time.
  /// - Returns: What may be shown, and the details when nothing is wrong with them.
  /// - Complexity: O(*n*) in the length of the fields.
  public static func check(
    _ input: CardInput,
    taken: [CardBrand] = [],
    at now: Date
  ) -> (details: CardDetails?, report: CardReport) {
    let reading = CardNumberReading(input.number)
    let choice = NetworkChoice(networks: input.networks, brand: reading.brand, taken: taken, wish: input.network)
    let expiry = CardExpiryReading(input.expiry, at: now)
    var reasons = [reading.problem ?? choice.problem, expiry.problem].compactMap(\.self)
    var code: SecurityCode?
    do throws(CardProblem) { code = try SecurityCode(input.securityCode, brand: reading.brand) } catch {
      reasons.append(error)
    }
    let holder = Trimming.trimmed(input.holder)
    if holder.utf8.count > Trimming.longestField || holder.unicodeScalars.contains(where: Trimming.isControl) {
      reasons.append(.holderInvalid)
    }
    let report = CardReport(
      brand: reading.brand, candidates: reading.candidates, digitCount: reading.digitCount,
      maskedNumber: reading.masked, networks: choice.accepted, network: choice.network, reasons: reasons)
    guard reasons.isEmpty, let number = reading.number, let month = expiry.expiry, let code else {
      return (nil, report)
    }
    let details = CardDetails(
      number: number, expiry: month, securityCode: code, holder: holder, network: choice.network)
    return (details, report)
  }
}

extension CardDetails: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The masked number.
  public var description: String { number.masked }
  /// The masked number.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
