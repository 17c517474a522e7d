/// Why a repository could not read something.
///
/// Equality is on the code; the detail is for a log and must hold nothing the shopper typed.
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
  /// For a log: what happened, without anything the shopper typed.
  public let detail: String

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - detail: For a log: what happened, without anything the shopper typed.
  public init(_ code: Code, detail: String = "") {
    self.code = code
    self.detail = detail
  }

  /// Whether two failures have the same reason.
  public static func == (left: RepositoryFailure, right: RepositoryFailure) -> Bool { left.code == right.code }

  /// Hashes the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
