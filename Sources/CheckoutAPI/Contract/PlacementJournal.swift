#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where attempts are written down before they are sent, so that a crash loses none.
public protocol PlacementJournal: Sendable {
  /// Writes an attempt down durably and claims its cart for it.
  ///
  /// - Throws: ``JournalFailure/claimed(by:)`` when another attempt holds the cart, or the key was used for another record;
  ///   ``JournalFailure/notWritten`` when it could not be written. Nothing is sent then.
  @concurrent func record(_ record: AttemptRecord) async throws(JournalFailure)

  /// Closes an attempt by what became of it.
  ///
  /// - Throws: ``JournalFailure/notWritten`` when it could not be written.
  @concurrent func finish(_ key: IdempotencyKey, as outcome: AttemptOutcome) async throws(JournalFailure)

  /// Reads the attempts that are not closed.
  ///
  /// - Throws: ``JournalFailure/notReadable`` when they cannot be read.
  @concurrent func openRecords() async throws(JournalFailure) -> [AttemptRecord]
}

/// One attempt as it is written down.
public struct AttemptRecord: Hashable, Sendable {
  /// What is sent, byte for byte the same each time.
  public let submission: OrderSubmission
  /// A short name for exactly this submission.
  public let fingerprint: Fingerprint
  /// Until when it may be sent again, where the merchant takes it twice.
  public let resendUntil: Date

  package init(submission: OrderSubmission, fingerprint: Fingerprint, resendUntil: Date) {
    self.submission = submission
    self.fingerprint = fingerprint
    self.resendUntil = resendUntil
  }
}

/// What became of an attempt.
@nonexhaustive public enum AttemptOutcome: String, Hashable, Sendable, CaseIterable {
  /// There is an order.
  case placed
  /// The payment was declined.
  case declined
  /// It was given up.
  case cancelled
  /// Nothing was ever sent.
  case notSent = "not-sent"
}

/// Why the journal could not do what it was asked.
@nonexhaustive public enum JournalFailure: Error, Hashable, Sendable {
  /// Another attempt holds the cart.
  case claimed(by: IdempotencyKey)
  /// It could not be written.
  case notWritten
  /// It could not be read.
  case notReadable
}

/// A short name for exactly one sequence of bytes: for comparing and for logs, not a protection.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// 64 bits of FNV-1a over the bytes.
  public let value: UInt64

  package init(value: UInt64) { self.value = value }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
