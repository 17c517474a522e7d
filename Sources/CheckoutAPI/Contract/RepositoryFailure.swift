/// Why a repository could not read something.
///
/// Equality is on the code; the merchant's word and the detail are for a log, and hold nothing the shopper typed.
public struct RepositoryFailure: Error, Hashable, Sendable {
  /// The reason, in a stable word.
  @nonexhaustive public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The backend could not be reached or did not answer in time.
    case unreachable
    /// The backend answered with something that could not be understood.
    case unreadable
    /// The backend refused the request.
    case refused
    /// The backend does not know what was asked about.
    case notFound = "not-found"
    /// The repository was given nothing to answer with.
    case unimplemented
  }

  /// The reason.
  public let code: Code
  /// The reason in the merchant's own stable word, such as `OUT_OF_STOCK`; empty when it has none.
  public let merchantCode: String
  /// For a log: what happened, without anything the shopper typed.
  public let detail: String

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - merchantCode: The reason in the merchant's own stable word.
  ///   - detail: For a log: what happened, without anything the shopper typed.
  public init(_ code: Code, merchantCode: String = "", detail: String = "") {
    self.code = code
    self.merchantCode = merchantCode
    self.detail = detail
  }

  /// Whether two failures have the same reason.
  public static func == (left: RepositoryFailure, right: RepositoryFailure) -> Bool { left.code == right.code }

  /// Hashes the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
