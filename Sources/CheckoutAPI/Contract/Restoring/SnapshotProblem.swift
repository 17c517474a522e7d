/// Why a snapshot, or a file that keeps one, is not taken; nothing has changed.
///
/// Whoever has the bytes still has them: nothing is deleted or written over because it cannot be read. The texts hold
/// nothing that the shopper typed.
public struct SnapshotProblem: Error, Hashable, Sendable {
  /// The most bytes that a snapshot, or a file that keeps one, may have: 8 MiB.
  public static let mostBytes = 8 << 20

  /// What is wrong, in a stable word.
  @nonexhaustive public enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is nothing in it.
    case empty
    /// It is not what was written: cut short, changed, or something else altogether.
    case damaged
    /// It is as it was written, and one of its fields is not what a release of this version writes.
    case malformed
    /// It was written by a release whose snapshots this one does not know.
    case unknownVersion = "unknown-version"
    /// It is in a currency that this checkout is not for.
    case foreignCurrency = "foreign-currency"
    /// It is larger than any snapshot may be.
    case tooLarge = "too-large"
    /// There is no such file.
    case notFound = "not-found"
    /// It is a folder.
    case isFolder = "is-folder"
    /// It cannot be read.
    case unreadable
    /// It cannot be written.
    case notWritten = "not-written"
    /// The shopper has begun already: restoring would throw their answers away.
    case alreadyBegun = "already-begun"
  }

  /// What is wrong, in a stable word.
  public let code: Code
  /// The path of the field that is wrong, such as `lines[0].quantity`; `nil` when it is no single field.
  public let field: String?
  /// The version that was found; `nil` when it is another problem.
  public let version: Int?

  package init(_ code: Code, field: String? = nil, version: Int? = nil) {
    self.code = code
    self.field = field
    self.version = version
  }
}

extension SnapshotProblem: CustomStringConvertible {
  /// What is wrong and where, in one or two sentences.
  public var description: String {
    let place = field.map { " The field is \($0)." } ?? version.map { " Its version is \($0)." } ?? ""
    return "\(code.rawValue): \(message)\(place)"
  }

  /// What is wrong and what to do about it, in one or two sentences.
  public var message: String {
    switch code {
    case .empty: "There is nothing in it. Start with an empty cart."
    case .damaged: "It is damaged, or no snapshot. Keep it for a look, and start with an empty cart."
    case .malformed: "A field is not what it should be. Keep it for a look, and start with an empty cart."
    case .unknownVersion: "It was written by another release. Keep it until that one runs again."
    case .foreignCurrency: "It is in another currency. Restore it in a checkout of that currency."
    case .tooLarge: "It is larger than a snapshot may be. Nothing was read or written."
    case .notFound: "There is no such file. Start with an empty cart."
    case .isFolder: "It is a folder. Name a file."
    case .unreadable: "It cannot be read. Look at its permissions."
    case .notWritten: "It cannot be written. What was there before is still there."
    case .alreadyBegun: "The checkout has begun. Restore into a new one, before anything is added."
    }
  }
}
